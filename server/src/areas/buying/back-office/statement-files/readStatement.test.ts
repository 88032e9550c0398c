import { describe, expect, it } from '@jest/globals';
import { tokyoDay } from '@portal/shared/domain';
import { readStatement } from './readStatement.ts';
import type { Statement } from './Statement.ts';
import type { StatementLayout } from './StatementLayout.ts';

const utf8 = (text: string) => Buffer.from(text, 'utf8');
const today = tokyoDay(new Date('2026-11-30T00:00:00Z'));
const stored = () => Promise.resolve(undefined);

const readFile = (file: Uint8Array, asked?: StatementLayout) =>
  readStatement(file, { today, stored, asked });
async function readText(text: string, asked?: StatementLayout): Promise<Statement> {
  const read = await readFile(utf8(text), asked);
  if ('unclear' in read) throw new Error('The statement is unclear.');
  return read;
}
const amounts = ({ deposits }: Statement) => deposits.map(({ amount }) => amount);

describe('readStatement', () => {
  it('skips lines above the header, withdrawals, sums and empty lines', async () => {
    const text = [
      '普通預金,0000000',
      'お取引日,お引出金額(円),お預入額 (円),お取引内容,残高',
      '20261120,,16500,"S20261100001 ""KIBAN"", INC",1',
      '2026年11月20日,300,,手数料,1',
      '',
      '2026-11-21,,￥１，０００円,ﾃｽﾄ,1',
      'お取引日,お引出金額(円),お預入額 (円),お取引内容,残高',
      '合計,300,17500,,',
      '2026/11/21,,17500,計,',
      '明細件数：3',
      '以上',
    ].join('\n');
    const { deposits, broken } = await readText(text);
    expect(deposits.map(({ amount, payer }) => [amount, payer])).toEqual([
      [16_500, 'S20261100001 "KIBAN", INC'],
      [1000, 'テスト'],
      [17_500, '計'],
    ]);
    expect(broken).toEqual([]);
  });

  it('names broken lines by number and reads the others', async () => {
    const { deposits, broken } = await readText(
      'date,amount,name\n2026-11-31,100,A\n2026-11-20,1O0,B\n2026-11-20\n11/20,5,C\n2026-11-20,-3,D\n2026-11-20,4.5,E\n2026-11-20,5,F\n2O26-11-20,1O0,G\n',
    );
    expect(deposits.map(({ line }) => line)).toEqual([8]);
    expect(broken).toEqual([
      { line: 2, why: 'date' },
      { line: 3, why: 'amount' },
      { line: 4, why: 'columns' },
      { line: 5, why: 'year' },
      { line: 6, why: 'withdrawal' },
      { line: 7, why: 'amount' },
      { line: 9, why: 'amount' },
    ]);
  });

  it('does not mistake an unterminated note below the table for a truncated line', async () => {
    const read = await readText(
      '日付,入金額,摘要,備考\n2026/11/29,5,ｱ,TOTAL\n※ 2026年11月30日現在',
    );
    expect([amounts(read), read.broken]).toEqual([[5], [{ line: 3, why: 'columns' }]]);
  });

  it('takes the year from the head if it names only one', async () => {
    const table = '日付,入金,摘要\n11/29,5,ｱ\n';
    const period = '照会期間：2026年11月1日～2026年11月30日\n';
    expect((await readText(period + table)).deposits[0]?.bookedOn).toBe('2026-11-29');
    const two = '照会期間：2025年12月1日～2026年1月31日\n';
    expect((await readText(two + table)).broken).toEqual([{ line: 3, why: 'year' }]);
  });

  it.each([
    ['¥49,500.00', 49_500],
    ['￥４９，５００円', 49_500],
    ['+49500', 49_500],
    ['\\49,500', 49_500],
  ])('reads the amount %s', async (cell, amount) => {
    expect(amounts(await readText(`日付,入金額,摘要\nR8.11.29,"${cell}",ｱ\n`))).toEqual([amount]);
  });

  it.each(['△49,500', '▲49,500', '(49,500)', '−49500', '－４９５００', '-49,500'])(
    'reads %s as a withdrawal',
    async (cell) => {
      const { deposits, broken } = await readText(`日付,入金額,摘要\n2026/11/29,"${cell}",ｱ\n`);
      expect([deposits, broken]).toEqual([[], [{ line: 2, why: 'withdrawal' }]]);
    },
  );

  it('takes the payer from the column that has one', async () => {
    const text = [
      '取引日,入金金額,取引内容,摘要,備考',
      '2026/11/29,1,振込,ｶ)ｷﾊﾞﾝ,S20261100356',
      '2026/11/29,2,ｶ)ｷﾊﾞﾝ,振込１,',
      '2026/11/29,3,振込,,',
    ].join('\n');
    const { deposits } = await readText(text);
    expect(deposits.map(({ payer }) => payer)).toEqual([
      'カ)キバン S20261100356',
      'カ)キバン',
      '振込',
    ]);
    expect(deposits.map(({ formerPayer }) => formerPayer)).toEqual(['振込', 'カ)キバン', '振込']);
  });

  it('takes date and amount from the same columns as before', async () => {
    const text = '勘定日,入金,取引日,入金額,摘要\n2026/11/30,1,2026/11/29,5,ｱ\n';
    expect((await readText(text)).deposits).toMatchObject([{ bookedOn: '2026-11-29', amount: 5 }]);
  });

  it('does not split at commas of large amounts if there are tabs', async () => {
    const row = '2026/11/29\t1,234,567\t\t1,049,500,000\tｱ';
    const text = `日付\tお引出し\tお預入れ\t残高\tお取引内容\n${`${row}\n`.repeat(18)}`;
    const last = '2026/11/29\t\t12,345,678\t1,061,845,678\tｲ\n';
    expect(amounts(await readText(text + last))).toEqual([12_345_678]);
  });

  it('takes the direction from its column if amounts have no sign', async () => {
    const rows = '2026/11/29,5,ｱ,入金\n2026/11/29,6,ｲ,出金\n2026/11/29,7,ｳ,??\n';
    const read = await readText(`日付,金額,摘要,入払区分\n${rows}`);
    expect([amounts(read), read.broken]).toEqual([
      [5],
      [
        { line: 3, why: 'withdrawal' },
        { line: 4, why: 'direction' },
      ],
    ]);
    expect(await readFile(utf8(`日付,金額,摘要,何か\n${rows}`))).toHaveProperty('unclear');
  });

  it('identifies columns without names by the balance, upwards and downwards', async () => {
    const rows = [
      '2026/11/27,ｱ,,100,1100',
      '2026/11/28,ｲ,300,,800',
      '2026/11/29,ｳ,,200,1000',
      '2026/11/29,ｴ,,50,1050',
    ];
    const ofOneDay = rows.map((row) => row.replace(/11.../, '11/29'));
    for (const each of [rows, rows.toReversed(), ofOneDay, ofOneDay.toReversed()])
      expect(amounts(await readText(each.join('\n'))).toSorted((a, b) => a - b)).toEqual([
        50, 100, 200,
      ]);
    const [signed] = [['2026/11/27,ｱ,100,1100', '2026/11/28,ｲ,-300,800', '2026/11/29,ｳ,200,1000']];
    expect(amounts(await readText(signed.join('\n')))).toEqual([100, 200]);
    // Payments of one amount, which read upwards would be deposits.
    for (const day of ['28', '27']) {
      const paid = [`27,900`, `${day},800`, `${day},700`].map((each) => each.split(','));
      const file = paid.map(([on = '', left = '']) => `2026/11/${on},ｱ,100,,${left}`).join('\n');
      expect(await readFile(utf8(file))).toHaveProperty('unclear');
    }
  });

  it('trusts the balance more than a stored layout for a statement without names', async () => {
    const file = utf8('2026/11/27,ｱ,,100,1100\n2026/11/28,ｲ,300,,800\n2026/11/29,ｳ,,200,1000\n');
    const told = { date: [0], deposit: 2, payer: [1] };
    const read = await readStatement(file, { today, stored: () => Promise.resolve(told) });
    expect(read).toMatchObject({ deposits: [{ amount: 100 }, { amount: 200 }] });
  });

  it('asks for an unknown layout with the first ten lines, and uses the answer', async () => {
    const text = Array.from({ length: 12 }, (_, at) => `2026/11/29,ｱ,5${at}`).join('\n');
    const asked = await readFile(utf8(text));
    expect(asked).toHaveProperty('unclear.length', 10);
    expect(asked).toHaveProperty('unclear.0', ['2026/11/29', 'ｱ', '50']);
    const layout = { date: [0], deposit: 2, payer: [1] };
    expect((await readText(text, layout)).deposits).toHaveLength(12);
    await expect(readText(text, { ...layout, date: [1] })).rejects.toThrow('columns');
  });

  it('recognizes a statement whose layout was given', async () => {
    const layout = { date: [0], deposit: 2, payer: [1] };
    const kept = new Map<string, StatementLayout>();
    const told = await readFile(utf8('甲,乙,丙\n2026/11/28,ｱ,5\n'), layout);
    if ('unclear' in told) throw new Error('The statement is unclear.');
    kept.set(told.signature ?? '', layout);
    const again = (text: string) =>
      readStatement(utf8(text), { today, stored: (each) => Promise.resolve(kept.get(each)) });
    expect(await again('甲,乙,丙\n2026/11/29,ｲ,6\n2026/11/29,ｳ,7\n')).toMatchObject({
      deposits: [{ amount: 6 }, { amount: 7 }],
    });
    expect(await again('甲,丙,乙\n2026/11/29,ｲ,6\n')).toHaveProperty('unclear');
  });

  it.each([
    ['encoding', Buffer.from([0x41, 0xff, 0xfe, 0xfd])],
    ['empty', utf8('')],
    ['empty', utf8('\ufeff\r\n \r\n')],
    ['binary', Buffer.from('504b030414000600', 'hex')],
    ['cut', utf8('日付,入金額,摘要\n2026/11/29,5,ア').subarray(0, -1)],
    ['cut', utf8('日付,入金額,摘要\n2026/11/29,5,ア\n2026/11')],
    ['commas', utf8('日付,入金額,摘要\n2026/11/29,1,234,567,ア\n')],
    ['commas', utf8('日付,摘要,入金額\n2026/11/29,ア,¥1,234\n')],
    ['lines', utf8('a\n'.repeat(10_001))],
    ['long', utf8(`date,amount,name\n2026-11-20,1,${'A'.repeat(5000)}\n`)],
    ['quotes', utf8('date,amount,name\n2026-11-20,1,"A\n2026-11-20,2,B\n')],
  ])('refuses a file with the fault %s', async (code, file) => {
    await expect(readFile(file)).rejects.toThrow(code);
  });
});
