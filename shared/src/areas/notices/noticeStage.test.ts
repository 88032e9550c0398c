import fc from 'fast-check';
import { licenseStages, noticeStage, orderStages } from './noticeStage.ts';

describe('noticeStage', () => {
  it.each([
    [61, null],
    [60, 60],
    [31, 60],
    [30, 30],
    [8, 20],
    [7, 7],
    [2, 7],
    [1, 1],
    [0, 1],
    [-1, null],
  ])('is, %d days ahead, %p', (daysLeft, stage) => {
    expect(noticeStage(daysLeft, licenseStages)).toBe(stage);
  });

  it('only ever comes closer, from the first stage to the last day', () => {
    const stages = fc.constantFrom<readonly number[]>(licenseStages, orderStages);
    fc.assert(
      fc.property(stages, fc.integer({ min: 0, max: 100 }), (each, daysLeft) => {
        const now = noticeStage(daysLeft, each);
        const next = noticeStage(Math.max(0, daysLeft - 1), each);
        if (now === null) expect(daysLeft).toBeGreaterThan(Math.max(...each));
        else expect(next).toBeLessThanOrEqual(now);
      }),
    );
  });
});
