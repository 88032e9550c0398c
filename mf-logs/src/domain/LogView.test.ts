import { toCalendarDay } from '@portal/shared/domain';
import { parseLogView, writeLogView, type LogView } from './LogView.ts';

const initial: LogView = { tab: 'license', product: null, start: null, end: null, changed: null };

describe('LogView', () => {
  it('shows the license tab for an empty address', () => {
    expect(parseLogView(new URLSearchParams())).toEqual(initial);
    expect(writeLogView(initial).toString()).toBe('');
  });

  it.each([
    'tab=user',
    'product=pd&start_at=2026-10-01&end_at=2026-10-31',
    'tab=user&product=cd&start_at=2026-11-05&end_at=2026-11-01&ondate=start',
  ])('reads and writes the same address: %s', (address) => {
    expect(writeLogView(parseLogView(new URLSearchParams(address))).toString()).toBe(address);
  });

  it('treats invalid values as absent', () => {
    const address = new URLSearchParams('tab=rows&product=xd&start_at=2026-02-30&end_at=1');
    expect(parseLogView(address)).toEqual(initial);
  });

  it('reads the days of an address', () => {
    const view = parseLogView(new URLSearchParams('start_at=2026-10-01'));
    expect(view).toEqual({ ...initial, start: toCalendarDay('2026-10-01') });
  });
});
