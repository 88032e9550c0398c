import { toCalendarDay } from '@portal/shared/domain';
import { parseLogView } from './LogView.ts';
import { shownPeriod } from './shownPeriod.ts';

const day = toCalendarDay;
const thisMonth = { name: 'this_month', today: day('2026-11-22') } as const;
const chosen = parseLogView(new URLSearchParams('start_at=2020-01-01&end_at=2026-11-10'));

describe('shownPeriod', () => {
  it('is the period of the response', () => {
    const used = { start: day('2024-11-11'), end: day('2026-11-10') };
    expect(shownPeriod(chosen, used, thisMonth)).toEqual(used);
  });

  it('is the chosen one until the response arrives', () => {
    expect(shownPeriod(chosen, undefined, thisMonth)).toEqual({
      start: '2020-01-01',
      end: '2026-11-10',
    });
  });

  it("is the tab's default if nothing was chosen", () => {
    const nothing = parseLogView(new URLSearchParams());
    expect(shownPeriod(nothing, undefined, thisMonth)).toEqual({
      start: '2026-11-01',
      end: '2026-11-22',
    });
  });
});
