import {
  failureRate,
  operationRate,
  roundHours,
  shareOf,
  utilizationOfDay,
  utilizationOfMonth,
} from './usageRates.ts';

describe('utilizationOfDay', () => {
  it('relates hours to eight hours for each license', () => {
    // 10 licenses give 80 hours a day; 20 of them are a quarter.
    expect(utilizationOfDay(20, 10)).toBe(25);
    // One license that is held all day: 24 of 8 hours.
    expect(utilizationOfDay(24, 1)).toBe(300);
    expect(utilizationOfDay(0, 3)).toBe(0);
  });
});

describe('utilizationOfMonth', () => {
  it('relates hours to 20 days of eight hours for each license', () => {
    // 10 licenses give 20 × 8 × 10 = 1,600 hours a month; 400 of them are a quarter.
    expect(utilizationOfMonth(400, 10)).toBe(25);
    // 5 h / (20 × 8 × 3 = 480 h) = 1.041666… %, which is not rounded.
    expect(utilizationOfMonth(5, 3)).toBeCloseTo(1.0416666, 6);
  });

  it('is the sum of its days over 20', () => {
    const days = [12, 0, 7.5, 31];
    const sum = days.reduce((total, hours) => total + (utilizationOfDay(hours, 4) ?? 0), 0);
    // 50.5 h / (20 × 8 × 4 = 640 h) = 7.890625 %
    expect(utilizationOfMonth(50.5, 4)).toBeCloseTo(sum / 20, 10);
    expect(sum / 20).toBeCloseTo(7.890625, 10);
  });
});

describe('operationRate', () => {
  it('relates people to licenses, above 100 % when they share', () => {
    // 7 people, 10 licenses; 5 people, 2 licenses.
    expect(operationRate(7, 10)).toBeCloseTo(70, 10);
    expect(operationRate(5, 2)).toBe(250);
  });
});

describe('failureRate', () => {
  it('relates refusals to all attempts', () => {
    // 3 of 12 attempts; each of 4 attempts.
    expect(failureRate(3, 12)).toBe(25);
    expect(failureRate(4, 4)).toBe(100);
    expect(failureRate(0, 9)).toBe(0);
  });
});

describe('a rate', () => {
  it('is null where there is nothing to divide by', () => {
    expect(utilizationOfDay(5, 0)).toBeNull();
    expect(utilizationOfDay(5, null)).toBeNull();
    expect(utilizationOfMonth(5, null)).toBeNull();
    expect(operationRate(2, null)).toBeNull();
    expect(operationRate(2, 0)).toBeNull();
    expect(failureRate(0, 0)).toBeNull();
    expect(shareOf(0, 0)).toBeNull();
  });
});

describe('roundHours', () => {
  it('rounds to one decimal, a half up', () => {
    // 3 minutes are 0.05 h, which rounds up; one second less rounds to none.
    expect([180, 179, 3600, 5400, 12_345].map(roundHours)).toEqual([0.1, 0, 1, 1.5, 3.4]);
  });
});
