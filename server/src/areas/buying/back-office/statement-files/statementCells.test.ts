import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { dayText, joinPayer, parseYen } from './statementCells.ts';

const wide = (text: string) =>
  text.replaceAll(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

describe('parseYen', () => {
  it('reads every amount in every notation', () => {
    const minus = ['-', '−', '－', '△', '▲', '‐', 'ー'].map(
      (sign) => (text: string) => sign + text,
    );
    const gone = fc.constantFrom(
      ...minus,
      (text: string) => `(${text})`,
      (text) => `（${text}）`,
    );
    const form = fc.constantFrom<(text: string) => string>(
      (text) => text,
      (text) => `¥${text}`,
      (text) => `￥${text}円`,
      (text) => `\\${text}.00`,
      wide,
      (text) => ` ${text}\u3000`,
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), form, gone, (yen, write, take) => {
        for (const text of [String(yen), yen.toLocaleString('en-US')]) {
          expect(parseYen(write(text))).toBe(yen);
          expect(parseYen(take(write(text)))).toBe(-yen);
        }
      }),
    );
  });

  it.each(['', ' ', '0', '0.00', '-', '－', 'ー', '***'])('reads %j as empty', (cell) => {
    expect(parseYen(cell)).toBeNull();
  });

  it.each(['1O0', '4.5', 'ｱ', '2026/11/29', '9'.repeat(20), '12-34', '入金'])(
    'rejects %j as an amount',
    (cell) => {
      expect(parseYen(cell)).toBeUndefined();
    },
  );
});

describe('dayText', () => {
  it.each([
    '20261129',
    '2026/11/29 10:05',
    '2026-11-29T10:05:00',
    '2026/11/29(日)',
    '令和 8年 11月29日',
  ])('reads %s', (cell) => {
    expect(dayText(cell)).toBe('2026-11-29');
  });

  it.each(['2026/02/30', '20261301', '08/11/29', '49500', ''])('rejects %j as a date', (cell) => {
    expect(dayText(cell)).toBeUndefined();
  });
});

describe('joinPayer', () => {
  it.each([
    [['ｶ)ｷﾊﾞﾝ', '振込１'], 'カ)キバン'],
    [['振込', '', 'ﾌﾘｺﾐ'], '振込 フリコミ'],
    [['ｶ)ｷﾊﾞﾝ', 'カ)キバン'], 'カ)キバン'],
    [['ｶ)ｷﾊﾞﾝ', '20261100356', '123'], 'カ)キバン 20261100356'],
    [['振込', '２０２６-１１００３５６'], '2026-1100356'],
    [['a\u0007b'], 'a b'],
    [['x'.repeat(300)], 'x'.repeat(200)],
  ])('reads %j as %j', (cells, payer) => {
    expect(joinPayer(cells)).toBe(payer);
  });
});
