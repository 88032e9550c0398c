import { describe, expect, it } from '@jest/globals';
import { toCalendarDay } from '@portal/shared/domain';
import type { ProductReport } from './reportFigures.ts';
import { reportLetter } from './reportLetter.ts';

const reader = {
  locale: 'en',
  firstName: 'Olivia',
  lastName: 'Test',
  team: 'Team',
  managerUrl: 'https://portal.example',
} as const;

const unused: ProductReport = {
  product: 'pd',
  hours: 0,
  utilization: 0,
  licenses: 3,
  peak: 0,
  refusals: 0,
  failureRate: null,
  hoursByDay: [0, 0],
  peakByDay: [0, 0],
  advice: null,
};
const used: ProductReport = {
  ...unused,
  product: 'cd',
  hours: 9.5,
  hoursByDay: [9.5, 0],
  peakByDay: [2, 0],
};

describe('reportLetter', () => {
  it('has charts of used products, and words for all', async () => {
    const month = toCalendarDay('2026-10-01');
    const letter = await reportLetter({ month, products: [used, unused] }, reader);
    expect(letter.pictures?.map(({ name, alt }) => `${name}: ${alt}`)).toEqual([
      'hours-cd: Circuit Designer: usage hours per day, at most 9.5 on October 1',
      'peaks-cd: Circuit Designer: peak use, at most 2 on October 1',
    ]);
    expect(letter.before.join('\n')).toContain('PCB Designer\nUsage hours: 0.0');
  });
});
