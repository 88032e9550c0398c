import { csvPath } from './csvPath.ts';
import { parseLogView } from './LogView.ts';

describe('csvPath', () => {
  it('contains only the data set if nothing was chosen', () => {
    expect(csvPath('license', parseLogView(new URLSearchParams()))).toBe('/api/log/csv/license');
  });

  it('contains the displayed period and product', () => {
    const address = 'tab=user&product=pd&start_at=2026-10-01&end_at=2026-10-31&ondate=end';
    expect(csvPath('usage', parseLogView(new URLSearchParams(address)))).toBe(
      '/api/log/csv/usage?product=pd&start_at=2026-10-01&end_at=2026-10-31',
    );
  });
});
