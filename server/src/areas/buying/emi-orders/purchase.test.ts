import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { emiUsageNotesVersion } from '@portal/shared/domain';
import { apply, buyEmi, emiLicenses } from '../../../testing/builders/emi.ts';
import { askForDocument, openDocument } from '../../../testing/builders/orderDocuments.ts';
import { aTeam } from '../../../testing/builders/people.ts';
import { openBackOffice, type BackOffice } from '../../../testing/shops/openBackOffice.ts';
import { orderDetail } from '../../../testing/readers/orderDetail.ts';
import { canReadPdf, readPdf } from '@portal/paper/testing/readPdf.ts';

const itReads = canReadPdf ? it : it.skip;
const dayMs = 24 * 60 * 60_000;
const note = ['--note', 'test'];

let office: BackOffice;
beforeAll(async () => {
  office = await openBackOffice();
});
afterAll(() => office.close());

const mailsTo = async (recipient: string) => {
  await office.runJobs();
  const rows = await office.deps.db
    .selectFrom('portal.mail_outbox')
    .select(['subject', 'body'])
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute();
  return rows.map(({ subject, body }) => `${subject}\n${body}`).join('\n');
};

describe('POST /api/demitasnx/purchase', () => {
  it('makes an order by transfer, whose license is issued when a bank statement pays it', async () => {
    const { person, client } = await office.aBuyer();
    const id = await buyEmi(client, { terms: emiUsageNotesVersion });
    const order = await orderDetail(client, id);
    expect(order).toMatchObject({
      number: expect.stringMatching(/^S202611\d{5}$/),
      status: 0,
      payment_type: 1,
      total: 110_000,
      item_total: 100_000,
      tax: 10_000,
      taxes: [{ percent: 10, base: 100_000, tax: 10_000 }],
      items: [
        {
          name: 'EMI check – project “Power board”, 5 uses',
          month: null,
          period_en: '2026-11-21 – 2026-12-20',
          price: 100_000,
          quantity: 1,
        },
      ],
      bank: { number: '0000000' },
      licenses: [],
    });
    expect((await emiLicenses(client)).licenses).toEqual([]);
    expect((await office.importCsv([`2026/11/21,110000,${order.number}`])).code).toBe(0);
    expect(await orderDetail(client, id)).toMatchObject({ status: 1, licenses: [] });
    expect((await emiLicenses(client)).available_licenses).toMatchObject([
      { label: 'Power board', times: 5, start_at: '2026-11-21', end_at: '2026-12-20' },
    ]);
    const said = await mailsTo(person.email);
    expect(said).toContain('EMI check – project “Power board”, 5 uses (November 21, 2026 –');
    expect(said).toContain('the period begins on the payment date');
    expect(said).toContain('on the page “EMI check”');
    expect(said).not.toContain('license list');
  });

  it('begins the period on the day of payment if that is later than the start', async () => {
    const { person, client } = await office.aBuyer();
    const id = await buyEmi(client, { label: '電源' });
    const { number } = await orderDetail(client, id);
    office.pass(2 * dayMs);
    expect((await office.portal('orders', 'pay', number, ...note)).code).toBe(0);
    const later = await office.signIn(person);
    expect((await emiLicenses(later)).licenses).toMatchObject([
      { start_at: '2026-11-23', end_at: '2026-12-22', created_at: '2026-11-21T03:00:00.000Z' },
    ]);
    expect(await orderDetail(later, id)).toMatchObject({
      items: [{ period_ja: '2026-11-23 ～ 2026-12-22' }],
    });
    office.pass(-2 * dayMs);
  });

  it('orders across midnight in Tokyo if no start date was chosen', async () => {
    const { person } = await office.aBuyer();
    office.pass(dayMs);
    const client = await office.signIn(person);
    const shown = { start_at: '2026-11-21' };
    expect(await apply(client, 'purchase', shown)).toMatchObject({ code: 'invalid' });
    const id = await buyEmi(client, { ...shown, start_on_order: 1 }, 'midnight');
    expect(await orderDetail(client, id)).toMatchObject({
      items: [{ period_en: '2026-11-22 – 2026-12-21' }],
    });
    // The page showed the next day before it repeated the call.
    const repeated = { start_at: '2026-11-22', start_on_order: 1 };
    expect(await buyEmi(client, repeated, 'midnight')).toBe(id);
    office.pass(-dayMs);
  });

  it('grants the license of an agent when the operator approves the order', async () => {
    const team = await aTeam(office.deps, { agent: true });
    const { person, client } = await office.aBuyer({ team });
    const id = await buyEmi(client);
    const order = await orderDetail(client, id);
    expect(order).toMatchObject({ payment_type: 2, permit_after_pay: 0, bank: null });
    expect((await emiLicenses(client)).licenses).toEqual([]);
    expect((await office.portal('orders', 'approve', order.number, ...note)).code).toBe(0);
    expect((await emiLicenses(client)).available_licenses).toHaveLength(1);
    const said = await mailsTo(person.email);
    expect(said).toContain('the period begins on the approval date');
    expect(said).not.toContain('payment date');
  });

  it('is in dollars without tax for teams abroad', async () => {
    const { client } = await office.aBuyer({ country_code: 'US' });
    const order = await orderDetail(client, await buyEmi(client));
    expect(order).toMatchObject({ currency: 'USD', total: 1000, tax: 0, taxes: [] });
  });

  it('takes the license back on a refund, and never issues it after a cancellation', async () => {
    const { client } = await office.aBuyer();
    const paid = await buyEmi(client);
    const { number } = await orderDetail(client, paid);
    await office.portal('orders', 'pay', number, ...note);
    expect((await office.portal('orders', 'refund', number, ...note)).code).toBe(0);
    expect(await emiLicenses(client)).toMatchObject({ licenses: [], available_licenses: [] });
    expect((await askForDocument(client, 'credit', paid)).body).not.toBe('');
    const cancelled = await buyEmi(client);
    const answer = await client.post('/api/order/bank', {
      payload: { id: cancelled, method: 'cancel' },
    });
    expect(answer.json()).toEqual({ error: false });
    const again = await orderDetail(client, cancelled);
    expect((await office.portal('orders', 'pay', again.number, ...note)).code).toBe(1);
    expect((await emiLicenses(client)).licenses).toEqual([]);
  });

  it('makes one order from repeated calls, and refuses other data under the key', async () => {
    const { client } = await office.aBuyer();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => apply(client, 'purchase', {}, 'same')),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await apply(client, 'purchase', { label: 'Other' }, 'same')).toMatchObject({
      error: true,
      code: 'key_reused',
      msg: { data: expect.any(String) },
    });
  });

  it.each([
    [{ label: ' ' }, 'en', { label: 'Enter a project name.' }],
    [
      { label: 'x'.repeat(101) },
      'ja',
      { label: 'プロジェクト名は100文字以内で入力してください。' },
    ],
    [
      { label: 'a\u0000b' },
      'en',
      { label: 'The project name has characters that cannot be used.' },
    ],
    [
      { label: '', start_at: '' },
      'en',
      {
        label: 'Enter a project name.',
        start_at: 'Choose a start date from November 21, 2026 to December 21, 2026.',
      },
    ],
  ])('names the invalid fields of %j (%s)', async (data, locale, msg) => {
    const { client } = await office.aBuyer();
    const answer = await apply(client, 'purchase', data, undefined, locale);
    expect(answer).toEqual({ error: true, code: 'invalid', msg });
  });

  it.each([{}, { data: {} }, { data: { start_at: 1, label: 'x' } }, { data: [], more: 1 }])(
    'refuses the malformed request %j',
    async (payload) => {
      const { client } = await office.aBuyer();
      expect((await client.post('/api/demitasnx/purchase', { payload })).statusCode).toBe(422);
    },
  );

  itReads('has papers that name the project, the uses and the days', async () => {
    const { client } = await office.aBuyer();
    const id = await buyEmi(client);
    const { number } = await orderDetail(client, id);
    const invoice = readPdf((await openDocument(client, 'invoice', id)).rawPayload);
    expect(invoice).toContain('EMI check – project “Power board”, 5 uses');
    expect(invoice).toContain('30 days');
    expect(invoice).toContain('¥110,000');
    await office.portal('orders', 'pay', number, ...note);
    const [license] = (await emiLicenses(client)).licenses;
    const delivery = readPdf((await openDocument(client, 'delivery', id)).rawPayload);
    expect(delivery).toContain(`License no. ${license?.number ?? '?'}`);
    const { body: token } = await askForDocument(client, 'receipt', id);
    const receipt = readPdf((await client.get(`/pdf/receipt/${token}?translated=1`)).rawPayload);
    expect(receipt).toContain('EMIチェック利用料として');
    expect(receipt).toContain('30日間');
  });
});
