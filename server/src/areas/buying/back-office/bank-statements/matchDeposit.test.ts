import { describe, expect, it } from '@jest/globals';
import { tokyoDay } from '@portal/shared/domain';
import { matchDeposit, namedNumbers, type PayableOrder } from './matchDeposit.ts';
import { isSamePayer, payerName } from './payerName.ts';

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
  payers: [],
  ...changes,
});
const deposit = (payer: string, amount = 49_500) => ({ bookedOn, amount, payer });

describe('namedNumbers', () => {
  it.each([
    ['S20261100001 カ)キバン', ['S20261100001']],
    ['20261100001カ)キバン', ['S20261100001']],
    ['２０２６１１００３５６　カ）キバン', ['S20261100356']],
    ['Ｓ２０２６－１１００－３５６ ｶ)ｷﾊﾞﾝ', ['S20261100356']],
    ['S2026−1100356 ｸﾞﾛ−ﾊﾞﾙ', ['S20261100356']],
    ['S 2026-11-00001', ['S20261100001']],
    ['S20261100001 090-1234-5678', ['S20261100001']],
    ['S20261100001 S20261100002', ['S20261100001', 'S20261100002']],
    ['キバン 090-1234-5678', ['S09012345678']],
    ['202611000012', []],
    ['カ)キバン', []],
  ])('finds in %p the numbers %p', (payer, numbers) => {
    expect(namedNumbers(payer)).toEqual(numbers);
  });
});

describe('payerName', () => {
  const same = (one: string, other: string) => isSamePayer(payerName(one), payerName(other));

  it.each([
    ['カ）キバン', '株式会社キバン'],
    ['キバン（カ', '（株）キバン'],
    ['ｶ)ｷﾊﾞﾝ', '㈱キバン'],
    ['ｸﾞﾛ-ﾊﾞﾙ', 'グローバル'],
    ['ｸﾞﾛ−ﾊﾞﾙ', 'グローバル株式会社'],
    ['ｷﾖｳﾄﾌﾞﾋﾝ', 'きょうとぶひん'],
    ['KIBAN KK', 'Kiban K.K.'],
    ['KIBAN DESIGN CO., LTD.', 'Kiban Design'],
    ['Kiban Design Inc.', 'KIBAN DESIGN'],
    ['振込１　ｶ)ｷﾊﾞﾝ', 'キバン'],
    ['振込＊カ）キバン', 'キバン'],
    ['S20261100001 カ)キバン', 'キバン'],
    ['ｶﾌﾞｼｷｶﾞｲｼﾔ ｷﾊﾞﾝ', '株式会社キバン'],
    ['ユ)キバン', '有限会社キバン'],
  ])('treats %s and %s as the same payer', (one, other) => {
    expect(same(one, other)).toBe(true);
  });

  it.each([
    ['カ)キバン', '有限会社キバン'],
    ['ビール', 'ビル'],
    ['TREKK', 'TRE'],
    ['カ)', '株式会社'],
    ['キバン設計', 'キバン'],
  ])('does not treat %s and %s as the same payer', (one, other) => {
    expect(same(one, other)).toBe(false);
  });
});

describe('matchDeposit', () => {
  it.each([
    [49_500, {}, 'paid'],
    [49_499, {}, 'partial'],
    [49_501, {}, 'over'],
    [49_500, { status: 1 }, 'already_paid'],
    [49_500, { status: 98 }, 'order_over'],
    [49_500, { status: 99 }, 'order_over'],
    [49_500, { payment_type: 2, permit_after_pay: true }, 'paid'],
  ])('matches %p with %j as %s', (amount, changes, outcome) => {
    const match = matchDeposit(deposit('S20261100001', amount), order(changes), []);
    expect(match).toMatchObject({ outcome, by: 'number' });
  });

  it('finds an order without its number by amount and name together, and never guesses', () => {
    const kiban = order();
    const other = order({ id: 'b', number: 'S20261100002', team: 'ソノタ設計' });
    const found = (payer: string, open: PayableOrder[]) =>
      matchDeposit(deposit(payer), undefined, open);
    expect(found('カ)キバン設計', [kiban, other])).toMatchObject({
      ...{ outcome: 'paid', order: kiban, by: 'name' },
    });
    expect(found('ヤマダ', [kiban, other])).toEqual({
      outcome: 'unclear',
      order: null,
      by: null,
      candidates: ['S20261100001', 'S20261100002'],
    });
    const twin = order({ id: 'c', number: 'S20261100003' });
    expect(found('キバン設計', [kiban, twin]).outcome).toBe('unclear');
    // An unknown order number, two order numbers, and a name without letters.
    expect(found('S20261199999 キバン設計', [kiban]).outcome).toBe('unclear');
    expect(found('S20261100001 S20261100002 キバン設計', [kiban]).outcome).toBe('unclear');
    expect(found('カ)', [order({ team: '株式会社' })]).outcome).toBe('unclear');
    expect(found('ユ)キバン設計', [kiban]).outcome).toBe('unclear');
  });

  it('recognizes a team by its previous payer if no other order fits', () => {
    const paid = order({ payers: ['S20261000007 ｶ)ｷﾊﾞﾝｾﾂｹｲ'] });
    const found = (open: PayableOrder[]) =>
      matchDeposit(deposit('カ)キバンセツケイ'), undefined, open);
    expect(found([paid])).toMatchObject({ outcome: 'paid', order: paid, by: 'payer' });
    const other = order({ id: 'b', number: 'S20261100002', team: 'ソノタ設計' });
    expect(found([paid, other]).outcome).toBe('unclear');
  });

  it('does not apply money received before the order', () => {
    const late = order({ created_at: new Date('2026-11-20T15:00:00Z') });
    const unclear = { outcome: 'unclear', order: null, by: null, candidates: ['S20261100001'] };
    expect(matchDeposit(deposit('S20261100001'), late, [])).toEqual(unclear);
    expect(matchDeposit(deposit('キバン設計'), undefined, [late])).toEqual(unclear);
  });
});
