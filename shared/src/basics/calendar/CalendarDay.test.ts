import fc from 'fast-check';
import {
  addDays,
  daysBetween,
  isCalendarDay,
  startOfTokyoDay,
  toCalendarDay,
  tokyoDay,
} from './CalendarDay.ts';
import { calendarDayOf, inTokyo } from './inTokyo.ts';

const aDay = fc
  .integer({ min: 0, max: 60_000 })
  .map((offset) => addDays(toCalendarDay('1960-01-01'), offset));

describe('isCalendarDay', () => {
  it.each(['2026-01-31', '2028-02-29', '1999-12-31'])('accepts %s', (text) => {
    expect(isCalendarDay(text)).toBe(true);
  });

  it.each(['2026-02-29', '2026-13-01', '2026-1-1', '2026-01-01T00:00', '', 'today'])(
    'refuses %p',
    (text) => {
      expect(isCalendarDay(text)).toBe(false);
    },
  );
});

describe('toCalendarDay', () => {
  it('throws for a day that does not exist', () => {
    expect(() => toCalendarDay('2026-02-30')).toThrow(RangeError);
  });
});

describe('tokyoDay', () => {
  it('changes at midnight in Tokyo', () => {
    expect(tokyoDay(new Date('2026-11-20T14:59:59.999Z'))).toBe('2026-11-20');
    expect(tokyoDay(new Date('2026-11-20T15:00:00Z'))).toBe('2026-11-21');
  });

  it('is undone by startOfTokyoDay', () => {
    fc.assert(
      fc.property(aDay, (day) => {
        expect(tokyoDay(startOfTokyoDay(day))).toBe(day);
        expect(tokyoDay(new Date(startOfTokyoDay(day).getTime() - 1))).toBe(addDays(day, -1));
      }),
    );
  });
});

describe('addDays and daysBetween', () => {
  it('undo each other', () => {
    fc.assert(
      fc.property(aDay, fc.integer({ min: -5000, max: 5000 }), (day, count) => {
        expect(daysBetween(day, addDays(day, count))).toBe(count);
      }),
    );
  });

  it('cross the end of February in a leap year', () => {
    expect(addDays(toCalendarDay('2028-02-28'), 2)).toBe('2028-03-01');
  });
});

describe('A calendar day', () => {
  it('is the one that the date library has', () => {
    fc.assert(
      fc.property(aDay, fc.integer({ min: -5000, max: 5000 }), (day, count) => {
        const later = inTokyo(day).plus({ days: count });
        expect(addDays(day, count)).toBe(calendarDayOf(later));
        expect(daysBetween(day, addDays(day, count))).toBe(later.diff(inTokyo(day), 'days').days);
        expect(startOfTokyoDay(day)).toEqual(inTokyo(day).toJSDate());
      }),
    );
  });

  it('is the one of an instant in Tokyo', () => {
    const instants = fc.date({
      min: new Date('1960-01-01'),
      max: new Date('2120-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, (at) => {
        expect(tokyoDay(at)).toBe(calendarDayOf(inTokyo(at)));
      }),
    );
  });
});
