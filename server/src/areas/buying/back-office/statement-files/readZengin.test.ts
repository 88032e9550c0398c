import { describe, expect, it } from '@jest/globals';
import { tokyoDay } from '@portal/shared/domain';
import { isZengin, readZengin } from './readZengin.ts';

const today = tokyoDay(new Date('2026-11-30T00:00:00Z'));
const left = (text: string, length: number) => text.padEnd(length);
const digits = (value: number, length: number) => String(value).padStart(length, '0');

const head = (kind: '01' | '03') =>
  left(`1${kind}0081130081129081129${digits(5, 4)}${left('ﾐﾂﾎﾞｼ', 15)}001${left('ﾎﾝﾃﾝ', 15)}`, 200);
/** A notice of a transfer. */
const notice = (day: string, yen: number, payer: string, { edi = '', state = '' } = {}) =>
  [
    `2${digits(1, 6)}${day}${day}${digits(yen, 10)}${digits(0, 10)}${digits(0, 10)}`,
    `${left(payer, 48)}${left('ﾐﾂﾎﾞｼ', 15)}${left('ﾎﾝﾃﾝ', 15)}${left(state, 1)}${left(edi, 20)}${left('', 52)}`,
  ].join('');
/** A transaction: 1 is a deposit, 2 a withdrawal. */
const transaction = (day: string, way: 1 | 2, yen: number, payer: string, form = '11') =>
  [
    `2${digits(1, 8)}${day}${day}${way}${form}${digits(yen, 12)}${digits(0, 12)}`,
    `${digits(0, 6)}${digits(0, 6)}0${digits(0, 7)}000${digits(0, 10)}${left(payer, 48)}`,
    `${left('', 15)}${left('', 15)}${left('ﾌﾘｺﾐ', 20)}${left('', 20)} `,
  ].join('');
const sums = (count: number, yen: number) =>
  left(`8${digits(count, 6)}${digits(yen, 12)}${digits(0, 6)}${digits(0, 12)}`, 200);
/** The trailer record of transactions: deposits, then withdrawals. */
const balance = (came: readonly [number, number], gone: readonly [number, number]) =>
  left(`8${[came, gone].map(([n, yen]) => digits(n, 6) + digits(yen, 13)).join('')}1`, 200);
const end = left('9', 200);

const notices = [
  head('01'),
  notice('081129', 49_500, 'ｶ)ｷﾊﾞﾝ', { edi: 'S20261100356' }),
  notice('081129', 1000, 'ﾔﾏﾀﾞ ﾀﾛｳ', { state: '1' }),
  sums(1, 49_500),
  end,
];

describe('readZengin', () => {
  it('has records of 200 characters', () => {
    for (const record of [...notices, transaction('081129', 1, 1, 'ｱ')])
      expect(record).toHaveLength(200);
  });

  it.each(['', '\r\n', '\n'])('reads notices of transfers (line end %j)', (lineEnd) => {
    const text = notices.map((record) => record + lineEnd).join('');
    expect(isZengin(text)).toBe(true);
    expect(readZengin(text, today)).toEqual({
      deposits: [
        {
          ...{ line: 2, bookedOn: '2026-11-29', amount: 49_500, formerPayer: null },
          payer: 'カ)キバン S20261100356',
        },
      ],
      broken: [],
    });
  });

  it('reads deposits of transactions, in years of the era or of the century', () => {
    const lines = [
      head('03'),
      transaction('081129', 1, 49_500, 'ｶ)ｷﾊﾞﾝ'),
      transaction('081129', 2, 8800, 'ﾃﾞﾝｷ'),
      transaction('261128', 1, 16_500, 'ﾃｽﾄ'),
      transaction('080230', 1, 5, 'ﾃｽﾄ'),
      transaction('081129', 1, 49_500, 'ｶ)ｷﾊﾞﾝ', '19'),
      left('8', 200),
      end,
    ];
    const { deposits, broken } = readZengin(lines.join(''), today);
    expect(deposits.map(({ bookedOn, amount, payer }) => [bookedOn, amount, payer])).toEqual([
      ['2026-11-29', 49_500, 'カ)キバン'],
      ['2026-11-28', 16_500, 'テスト'],
    ]);
    expect(broken).toEqual([
      { line: 5, why: 'date' },
      { line: 6, why: 'correction' },
    ]);
  });

  it.each([
    ['a record is cut', notices.join('').slice(0, -7)],
    ['the end is missing', notices.slice(0, 3).join('')],
  ])('refuses a file: %s', (_what, text) => {
    expect(() => readZengin(text, today)).toThrow('cut');
  });

  it.each([
    ['notice', '01', sums(2, 99_000), false],
    ['notice', '01', sums(1, 99_000), true],
    ['notice', '01', sums(3, 99_000), true],
    ['notice', '01', sums(2, 98_999), true],
    ['deposit', '03', balance([2, 99_000], [1, 8800]), false],
    ['deposit', '03', balance([3, 148_500], [1, 8800]), true],
    ['deposit', '03', balance([2, 99_001], [1, 8800]), true],
    ['withdrawal', '03', balance([2, 99_000], [2, 8800]), true],
    ['nothing', '03', left('8', 200), false],
  ] as const)('compares the trailer record (%s, %s) with the records: %s', (...facts) => {
    const [, kind, trailer, isWrong] = facts;
    const deposit = transaction('081129', 1, 49_500, 'ｶ)ｷﾊﾞﾝ');
    const records =
      kind === '01'
        ? [notice('081129', 49_500, 'ｶ)ｷﾊﾞﾝ'), notice('081129', 49_500, 'ﾃｽﾄ')]
        : [deposit, transaction('081129', 2, 8800, 'ﾃﾞﾝｷ'), deposit];
    const read = () => readZengin([head(kind), ...records, trailer, end].join(''), today);
    if (isWrong) expect(read).toThrow('sums');
    else expect(read().deposits).toHaveLength(2);
  });

  it('compares each account of a file by itself', () => {
    const one = [head('01'), notice('081129', 49_500, 'ﾃｽﾄ'), sums(1, 49_500)];
    expect(readZengin([...one, ...one, end].join(''), today).deposits).toHaveLength(2);
    const wrong = [...one, head('01'), sums(1, 49_500), end];
    expect(() => readZengin(wrong.join(''), today)).toThrow('sums');
  });

  it('finds fields after two-byte characters', () => {
    const wide = notice('081129', 49_500, 'ｶ)ｷﾊﾞﾝ', { edi: 'S20261100356' });
    const cancelled = notice('081129', 1000, 'ﾔﾏﾀﾞ ﾀﾛｳ', { state: '1' });
    const kanji = (record: string) => record.replace(left('ﾐﾂﾎﾞｼ', 15), left('三星銀行', 11));
    const records = [head('01'), kanji(wide), kanji(cancelled), sums(1, 49_500), end];
    for (const lineEnd of ['', '\r\n'])
      expect(readZengin(records.join(lineEnd), today).deposits).toMatchObject([
        { amount: 49_500, payer: 'カ)キバン S20261100356' },
      ]);
  });

  it('accepts lines whose trailing blanks an editor removed', () => {
    const text = notices.map((record) => record.trimEnd()).join('\r\n');
    expect(readZengin(text, today).deposits).toHaveLength(1);
  });
});
