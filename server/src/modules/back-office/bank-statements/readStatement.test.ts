import { describe, expect, it } from '@jest/globals';
import { tokyoDay } from '@portal/shared/domain';
import { matchDeposit, namedNumber, type PayableOrder } from './matchDeposit.ts';
import { readStatement } from './readStatement.ts';

const utf8 = (text: string) => Buffer.from(text, 'utf8');
/** `日付,入金額,摘要` and one line `2026/11/20,"49,500",ｶ)ｷﾊﾞﾝ` as Shift_JIS. */
const shiftJis = Buffer.from(
  '93fa95742c93fc8be08a7a2c934597760d0a' +
    Buffer.from('2026/11/20,"49,500",').toString('hex') +
    'b629b7cadedd0d0a',
  'hex',
);

describe('readStatement', () => {
  it('reads Shift_JIS and UTF-8 alike', async () => {
    const deposit = { line: 2, bookedOn: '2026-11-20', amount: 49_500, payer: 'カ)キバン' };
    expect(await readStatement(shiftJis)).toEqual({ deposits: [deposit], broken: [] });
    const text = '日付,入金額,摘要\r\n2026/11/20,"49,500",ｶ)ｷﾊﾞﾝ\r\n';
    expect(await readStatement(utf8(`\ufeff${text}`))).toEqual({ deposits: [deposit], broken: [] });
  });

  it('skips lines before the column headings, withdrawals and empty lines', async () => {
    const text = [
      '普通預金,0000000',
      'お取引日,お引出金額(円),お預入額 (円),お取引内容,残高',
      '20261120,,16500,"S20261100001 ""KIBAN"", INC",1',
      '2026年11月20日,300,,手数料,1',
      '',
      '2026-11-21,,￥１，０００円,ﾃｽﾄ,1',
    ].join('\n');
    const { deposits, broken } = await readStatement(utf8(text));
    expect(deposits.map(({ amount, payer }) => [amount, payer])).toEqual([
      [16_500, 'S20261100001 "KIBAN", INC'],
      [1000, 'テスト'],
    ]);
    expect(broken).toEqual([]);
  });

  it('names broken lines by their number and reads the others', async () => {
    const text =
      'date,amount,name\n2026-11-31,100,A\n2026-11-20,1O0,B\n2026-11-20\n2026-11-20,5,C\n';
    const { deposits, broken } = await readStatement(utf8(text));
    expect(deposits.map(({ line }) => line)).toEqual([5]);
    expect(broken).toEqual([
      { line: 2, why: 'date' },
      { line: 3, why: 'amount' },
      { line: 4, why: 'columns' },
    ]);
  });

  it('reads only the columns that a broken line has', async () => {
    const long = 'x'.repeat(4000);
    const text = `date,amount,name\n2026-11-20,1,S2026"1"100001\n2026-11-20,2,a\u0000b\n2026-11-20,-3,C\n2026-11-20,4.5,D\n2026-11-20,${'9'.repeat(20)},E\n2026-11-20,6,${long}`;
    const { deposits, broken } = await readStatement(utf8(text));
    expect(deposits.map(({ amount, payer }) => [amount, payer.slice(0, 200)])).toEqual([
      [1, 'S2026"1"100001'],
      [2, 'a b'],
      [6, long.slice(0, 200)],
    ]);
    expect(deposits[2]?.payer).toHaveLength(200);
    expect(broken.map(({ why }) => why)).toEqual(['amount', 'amount', 'amount']);
  });

  it.each([
    ['encoding', Buffer.from([0x41, 0xff, 0xfe, 0xfd])],
    ['header', utf8('a,b,c\n1,2,3\n')],
    ['header', utf8('')],
    ['lines', utf8('\n'.repeat(10_001))],
    ['long', utf8(`date,amount,name\n2026-11-20,1,${'A'.repeat(5000)}\n`)],
    ['quotes', utf8('date,amount,name\n2026-11-20,1,"A\n2026-11-20,2,B\n')],
  ])('refuses a file whose %s is wrong', async (code, file) => {
    await expect(readStatement(file)).rejects.toThrow(code);
  });
});

describe('matchDeposit', () => {
  const bookedOn = tokyoDay(new Date('2026-11-20T00:00:00Z'));
  const order = (changes: Partial<PayableOrder> = {}): PayableOrder => ({
    id: 'a',
    number: 'S20261100001',
    status: 0,
    payment_type: 1,
    permit_after_pay: false,
    total: 49_500,
    // The 20th in Tokyo.
    created_at: new Date('2026-11-19T15:00:00Z'),
    team: '株式会社キバン設計',
    ...changes,
  });
  const deposit = (payer: string, amount = 49_500) => ({ line: 1, bookedOn, amount, payer });

  it.each([
    ['S20261100001 カ)キバン', 'S20261100001'],
    ['20261100001カ)キバン', 'S20261100001'],
    ['S 2026-11-00001', 'S20261100001'],
    ['キバン 090-1234-5678', 'S09012345678'],
    ['202611000012', undefined],
    ['カ)キバン', undefined],
  ])('finds in %p the number %p', (payer, number) => {
    expect(namedNumber(payer)).toBe(number);
  });

  it.each([
    [49_500, {}, 'paid'],
    [49_499, {}, 'partial'],
    [49_501, {}, 'over'],
    [49_500, { status: 1 }, 'already_paid'],
    [49_500, { status: 98 }, 'order_over'],
    [49_500, { status: 99 }, 'order_over'],
    [49_500, { payment_type: 2, permit_after_pay: true }, 'paid'],
  ])('takes %p for %j as %s', (amount, changes, outcome) => {
    expect(matchDeposit(deposit('S20261100001', amount), order(changes), []).outcome).toBe(outcome);
  });

  it('finds an order without its number by amount and name together, and never guesses', () => {
    const kiban = order();
    const other = order({ id: 'b', number: 'S20261100002', team: 'ソノタ設計' });
    const found = (payer: string, open: PayableOrder[]) =>
      matchDeposit(deposit(payer), undefined, open);
    expect(found('カ)キバン設計', [kiban, other])).toMatchObject({ outcome: 'paid', order: kiban });
    expect(found('ヤマダ', [kiban, other])).toEqual({
      outcome: 'unclear',
      order: null,
      candidates: ['S20261100001', 'S20261100002'],
    });
    const twin = order({ id: 'c', number: 'S20261100003' });
    expect(found('キバン設計', [kiban, twin]).outcome).toBe('unclear');
    // The number of an order that there is not, names of signs alone, and a vowel more.
    expect(found('S20261199999 キバン設計', [kiban]).outcome).toBe('unclear');
    expect(found('キバン設計 090-1234-5678', [kiban]).outcome).toBe('unclear');
    expect(found('カ)', [order({ team: '株式会社' })]).outcome).toBe('unclear');
    expect(found('ビール', [order({ team: 'ビル' })]).outcome).toBe('unclear');
    expect(found('カ)ビ-ル', [order({ team: '株式会社ビール' })]).outcome).toBe('paid');
  });

  it('takes no money for an order that came before it', () => {
    const late = order({ created_at: new Date('2026-11-20T15:00:00Z') });
    const unclear = { outcome: 'unclear', order: null, candidates: ['S20261100001'] };
    expect(matchDeposit(deposit('S20261100001'), late, [])).toEqual(unclear);
    expect(matchDeposit(deposit('キバン設計'), undefined, [late])).toEqual(unclear);
  });
});
