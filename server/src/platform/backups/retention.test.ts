import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { keptOf, readKeep } from './retention.ts';

const on = (text: string) => ({ at: new Date(`${text}+09:00`) });
const kept = (keep: string, backups: readonly { readonly at: Date }[]) =>
  [...keptOf(backups, readKeep(keep))].map((backup) => backups.indexOf(backup)).toSorted();

describe('readKeep', () => {
  it('reads a count, and counts of days, weeks and months', () => {
    expect(readKeep('14')).toEqual({ last: 14, days: 0, weeks: 0, months: 0 });
    expect(readKeep('7d, 4w,12m')).toEqual({ last: 1, days: 7, weeks: 4, months: 12 });
  });

  it.each(['', '0', '7x', '7d,', '-1'])('refuses %j', (text) => {
    expect(() => readKeep(text)).toThrow('is not like 14, or 7d,4w,12m');
  });
});

describe('keptOf', () => {
  it('keeps the newest of each day, week and month of Tokyo', () => {
    const backups = [
      on('2026-11-26T03:30'),
      on('2026-11-26T00:10'),
      on('2026-11-25T23:50'),
      on('2026-11-22T03:30'),
      on('2026-11-02T03:30'),
      on('2026-10-31T03:30'),
    ];
    expect(kept('2d', backups)).toEqual([0, 2]);
    expect(kept('2w', backups)).toEqual([0, 3]);
    expect(kept('2m', backups)).toEqual([0, 5]);
    expect(kept('3', backups)).toEqual([0, 1, 2]);
  });

  it('always keeps the newest, and at most the stated number', () => {
    const numbers = fc.uniqueArray(fc.integer({ min: 0, max: 1e9 }), { minLength: 1 });
    fc.assert(
      fc.property(numbers, fc.nat(9), fc.nat(9), (minutes, days, months) => {
        const backups = minutes
          .toSorted((a, b) => b - a)
          .map((minute) => ({ at: new Date(minute * 60_000) }));
        const found = keptOf(backups, { last: 1, days, weeks: 0, months });
        expect(found.has(backups[0] ?? { at: new Date() })).toBe(true);
        expect(found.size).toBeLessThanOrEqual(1 + days + months);
      }),
    );
  });
});
