import { describe, expect, it } from '@jest/globals';
import { addDays, toCalendarDay } from '@portal/shared/domain';
import fc from 'fast-check';
import { isBusinessDay, nextBusinessDay } from './businessDays.ts';
import { autoRenewalDates, paymentDates, postpayDates, prepayDates } from './paymentDates.ts';

const day = toCalendarDay;

describe('prepayDates', () => {
  it.each([
    // Due one business day before the start; this case has a weekend and a holiday (November 23).
    ['2026-11-16', '2026-11-24', '2026-11-20'],
    // Due at most 14 days after the order.
    ['2026-11-02', '2026-12-01', '2026-11-16'],
    // Never due before the first business day after the order.
    ['2026-11-20', '2026-11-20', '2026-11-24'],
    // Banks are closed around New Year.
    ['2026-12-28', '2026-12-29', '2027-01-04'],
    // The start may be in the past.
    ['2026-11-16', '2026-11-01', '2026-11-17'],
  ])('gives an order of %s that begins on %s the due date %s', (orderedOn, beginsOn, duedate) => {
    expect(prepayDates(day(orderedOn), day(beginsOn))).toEqual({ billdate: orderedOn, duedate });
  });
});

describe('prepayDates of any order', () => {
  const days = fc.integer({ min: 0, max: 3650 }).map((count) => addDays(day('2026-01-01'), count));

  it('are due on a business day after the order, and before the start if possible', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -30, max: 400 }), (orderedOn, ahead) => {
        const beginsOn = addDays(orderedOn, ahead);
        const { duedate } = prepayDates(orderedOn, beginsOn);
        const first = nextBusinessDay(orderedOn);
        expect(isBusinessDay(first)).toBe(true);
        expect(duedate >= first).toBe(true);
        expect(duedate === first || duedate < beginsOn).toBe(true);
        expect(duedate === first || duedate <= addDays(orderedOn, 14)).toBe(true);
      }),
    );
  });
});

describe('postpayDates', () => {
  it.each([
    ['2026-11-30', '2026-11-30', '2026-12-31'],
    ['2026-12-01', '2026-12-31', '2027-01-31'],
    ['2028-01-31', '2028-01-31', '2028-02-29'],
  ])('bills an order of %s on %s, due on %s', (orderedOn, billdate, duedate) => {
    expect(postpayDates(day(orderedOn))).toEqual({ billdate, duedate });
  });
});

describe('autoRenewalDates', () => {
  it('are due on the business day before the new term', () => {
    const dates = autoRenewalDates(day('2026-11-02'), day('2026-12-02'));
    expect(dates.duedate).toBe('2026-12-01');
  });
});

describe('paymentDates', () => {
  const orderedOn = day('2026-11-20');
  const beginsOn = day('2026-12-20');

  it('are those of a bank transfer before or after delivery', () => {
    expect(paymentDates('bank_prepay', orderedOn, beginsOn)).toEqual(
      prepayDates(orderedOn, beginsOn),
    );
    expect(paymentDates('bank_postpay', orderedOn, beginsOn)).toEqual(postpayDates(orderedOn));
  });

  it('have no due date for a card', () => {
    const dates = { billdate: orderedOn, duedate: null };
    expect(paymentDates('card', orderedOn, beginsOn)).toEqual(dates);
  });
});
