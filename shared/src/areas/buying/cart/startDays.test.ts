import { toCalendarDay } from '../../../basics/calendar/CalendarDay.ts';
import { setQuantity, setRenewals } from './changeCart.ts';
import { isStartMoved, possibleStart, startDays, withStart } from './startDays.ts';
import { emptyCart } from './Cart.ts';

const day = toCalendarDay;

describe('startDays', () => {
  it.each([
    ['2026-11-21', '2026-12-21'],
    ['2026-01-31', '2026-02-28'],
    ['2028-01-30', '2028-02-29'],
  ])('are %s up to %s', (today, last) => {
    expect(startDays(day(today))).toEqual({ first: today, last });
  });
});

describe('possibleStart', () => {
  const today = day('2026-11-21');

  it('is today without a choice, and when the day has passed', () => {
    expect(possibleStart(null, today)).toBe(today);
    expect(possibleStart(day('2026-11-20'), today)).toBe(today);
  });

  it('is the choice while it is possible, and the last possible day after that', () => {
    expect(possibleStart(day('2026-12-21'), today)).toBe('2026-12-21');
    expect(possibleStart(day('2026-12-22'), today)).toBe('2026-12-21');
  });
});

describe('isStartMoved', () => {
  it('is about a chosen day and new licenses', () => {
    const cart = setQuantity(emptyCart, { product: 'cd', months: 1 }, 1);
    const [first, second] = [day('2026-11-21'), day('2026-11-22')];
    expect(isStartMoved({ ...cart, startsOn: first }, { ...cart, startsOn: second })).toBe(true);
    expect(isStartMoved(cart, { ...cart, startsOn: second })).toBe(false);
    const renewing = setRenewals({ ...emptyCart, startsOn: first }, [
      { licenseId: 'a', months: 1 },
    ]);
    expect(isStartMoved(renewing, { ...renewing, startsOn: second })).toBe(false);
  });
});

describe('withStart', () => {
  const today = day('2026-11-21');
  const cart = setQuantity(emptyCart, { product: 'cd', months: 1 }, 1);

  it('makes a day that has passed the day of the order, and a later one the last', () => {
    expect(withStart({ ...cart, startsOn: day('2026-11-20') }, today)).toEqual(cart);
    expect(withStart({ ...cart, startsOn: day('2027-03-01') }, today).startsOn).toBe('2026-12-21');
  });

  it('leaves a possible day alone, and a cart in which nobody has chosen one', () => {
    expect(withStart(cart, today)).toBe(cart);
    const chosenToday = { ...cart, startsOn: today };
    expect(withStart(chosenToday, today)).toBe(chosenToday);
    const later = { ...cart, startsOn: day('2026-12-01') };
    expect(withStart(later, today)).toBe(later);
    expect(withStart(emptyCart, today)).toBe(emptyCart);
    const chosen = { ...emptyCart, startsOn: day('2026-12-01') };
    expect(withStart(chosen, today)).toBe(chosen);
  });

  it('takes an impossible day out of an empty cart', () => {
    for (const startsOn of [day('2026-11-20'), day('2027-03-01')]) {
      expect(withStart({ ...emptyCart, startsOn }, today)).toEqual(emptyCart);
    }
  });
});
