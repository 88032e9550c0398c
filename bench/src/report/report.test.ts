import { report } from './report.ts';

const conditions = {
  measuredAt: '2026-11-21T10:20:30Z',
  rounds: 2,
  machine: {
    processor: 'test',
    cores: 2,
    memoryGib: 4,
    node: '20',
    browser: '1',
    loadBefore: 0,
    loadAfter: 0,
  },
};
const headings = (text: string) => text.split('\n').filter((line) => line.startsWith('#'));

describe('report', () => {
  it('has sections of what was measured only', () => {
    const language = { federated: [200, 100], plain: [300, 300] };
    const text = report({ ...conditions, language });
    expect(headings(text)).toEqual(['### Switching the language: 1.6 Mbps, 150 ms, 4× CPU']);
    expect(text).toContain('Measured 2026-11-21 10:20 UTC in 2 interleaved rounds');
    expect(text).toContain('| federated | 150 (125–175) |\n| plain bundle | 300 |');
  });

  it('writes wishes about what was measured', () => {
    const text = report({ ...conditions, lists: { shortMs: [100], longMs: [140] } });
    expect(headings(text)).toEqual(['### Wanted', '### Long list, no throttle']);
    expect(text).toContain('| 1.40 | ≤ 1.3 | **not met** |');
  });
});
