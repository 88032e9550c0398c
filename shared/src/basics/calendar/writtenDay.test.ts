import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { writtenDay, writtenMonth } from './writtenDay.ts';

describe('writtenDay', () => {
  it.each([
    '2026/11/29',
    '2026-11-29',
    '2026.11.29',
    '2026年11月29日',
    'R8.11.29',
    'r08/11/29',
    'R.8.11.29',
    '令和8年11月29日',
  ])('reads %s', (text) => {
    expect(writtenDay(text)).toBe('2026-11-29');
  });

  it.each([
    ['11/29', '-11-29'],
    ['11月29日', '-11-29'],
    ['2/29', '-02-29'],
    ['令和元年5月1日', '2019-05-01'],
    ['H31.4.30', '2019-04-30'],
    ['昭和64年1月7日', '1989-01-07'],
    ['2026/2/29', '2026-02-29'],
    ['26/11/29', undefined],
    ['20261129', undefined],
    ['S20261100001', undefined],
    ['', undefined],
  ])('reads %j as %j', (text, day) => {
    expect(writtenDay(text)).toBe(day);
  });

  it('reads every day in every form', () => {
    const days = fc.date({
      min: new Date('2019-05-01'),
      max: new Date('2099-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, fc.constantFrom('/', '-', '.'), (date, sign) => {
        const day = date.toISOString().slice(0, 10);
        const [year = '', month = '', of = ''] = day.split('-');
        const [m, d, era] = [Number(month), Number(of), Number(year) - 2018];
        const same = [[year, m, d].join(sign), `${year}年${m}月${d}日`, `令和${era}年${m}月${d}日`];
        for (const text of [day, ...same, `R${[era, m, d].join(sign)}`])
          expect(writtenDay(text)).toBe(day);
        expect(writtenDay(`${m}/${d}`)).toBe(day.slice(4));
      }),
    );
  });
});

describe('writtenMonth', () => {
  it.each([
    ['2026/11', '2026-11'],
    ['2026年11月', '2026-11'],
    ['R8.11', '2026-11'],
    ['令和元年5月', '2019-05'],
    ['11月', '-11-'],
    ['5月', '-05-'],
    ['11', undefined],
    ['11/29', undefined],
    ['2026年', undefined],
    ['', undefined],
  ])('reads %j as %j', (text, month) => {
    expect(writtenMonth(text)).toBe(month);
  });
});
