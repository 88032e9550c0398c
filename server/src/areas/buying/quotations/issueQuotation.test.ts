import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays } from '@portal/shared/domain';
import { aLicense } from '../../../testing/builders/licenses.ts';
import { aPerson } from '../../../testing/builders/people.ts';
import {
  form,
  japanese,
  listOf,
  openQuotationDesk,
  quotationUrl,
  type QuotationDesk,
} from '../../../testing/shops/openQuotationDesk.ts';
import { issueQuotation } from './issueQuotation.ts';

let desk: QuotationDesk;
beforeAll(async () => {
  desk = await openQuotationDesk();
});
afterAll(() => desk.close());

describe('POST /api/pdf/quotation/', () => {
  it('numbers quotations of a month without gaps, valid for 30 days', async () => {
    const first = await desk.issue(desk.client);
    const second = await desk.issue(desk.client, {}, {}, japanese);
    expect(first).toEqual({
      id: expect.any(String),
      hash: expect.stringMatching(/^[\w-]{43}$/),
      number: 'Q20261100001',
      valid_until: addDays(desk.today(), 30),
    });
    expect(second.number).toBe('Q20261100002');
  });

  it('ignores totals in the request, in JSON or as a form', async () => {
    const totals = { total: 1, item_total: '1', commission: -5, tax: null, adjustment_total: 0 };
    const forged = { ...totals, discounts: [{ price: -400_000 }] };
    await desk.issue(desk.client, forged);
    expect((await listOf(desk.client))[0]).toMatchObject({ total: 519_475, currency: 'JPY' });
    const fields = { ...desk.wanted({ cd: '{"m1":1}', total: '1' }), form: JSON.stringify(form) };
    const payload = new URLSearchParams(
      Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]),
    ).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await desk.client.post(quotationUrl, { payload, headers })).json()).toHaveProperty(
      'number',
    );
    expect((await listOf(desk.client))[0]).toMatchObject({ total: 16_500 + 2200 });
  });

  it.each([
    [{ company: '' }, { company: 'Please enter your company name.' }],
    [{ company: 'x'.repeat(300) }, { company: 'The company name is too long.' }],
    [
      { company: 'Kiban\u0000Works' },
      { company: 'Remove line breaks and invisible characters from the company name.' },
    ],
    [
      { user_name: '佐藤🙂' },
      { user_name: 'Remove or replace these characters, which cannot be printed: 🙂' },
    ],
    [
      { email: 'x', tel: '' },
      { email: expect.any(String), tel: expect.any(String) },
    ],
    [{ payment_terms: 'perhaps' }, { form: 'This entry is not valid.' }],
  ])('explains what is wrong with %j', async (changes, msg) => {
    const answer = await desk.client.post(quotationUrl, { payload: desk.wanted({}, changes) });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { error: true, code: 'invalid', msg },
    ]);
  });

  it('explains problems of the cart in the reader’s language', async () => {
    const payload = desk.wanted({ cd: '{"m1":21}', extra: 1 }, { company: ' ' });
    const { msg } = (await desk.client.post(quotationUrl, { payload, headers: japanese })).json<{
      msg: object;
    }>();
    expect(msg).toEqual({
      company: '会社名を入力してください。',
      cd: '数量は0～20の整数、契約期間は1～12か月で指定してください。',
      body: 'この項目の値が正しくありません。',
    });
  });

  it('refuses an empty cart, another team’s license, and a portal without a seller', async () => {
    const refusal = async (changes: object) =>
      (await desk.client.post(quotationUrl, { payload: desk.wanted(changes) })).json<{
        code: string;
      }>().code;
    expect(await refusal({ cd: '{}' })).toBe('invalid');
    const foreign = await aLicense(desk.server.deps, (await aPerson(desk.server.deps)).team);
    const licenses = JSON.stringify([{ id: foreign.id, count: 1 }]);
    expect(await refusal({ licenses })).toBe('not_found');
    const config = { ...desk.server.deps.config, vendor: undefined };
    const buyer = { viewer: null, locale: 'en' } as const;
    const work = issueQuotation({ ...desk.server.deps, config }, buyer, desk.wanted());
    await expect(work).rejects.toMatchObject({ status: 503, code: 'vendor_missing' });
  });

  it('is for everybody; a guest’s quotation belongs to no team, like a visitor’s', async () => {
    const before = await listOf(desk.client);
    const { team } = desk.owner;
    const guest = await desk.server.signIn(
      await aPerson(desk.server.deps, { team, role: 'guest' }),
    );
    expect((await guest.post(quotationUrl, { payload: desk.wanted() })).json()).toHaveProperty(
      'hash',
    );
    expect(await listOf(desk.client)).toEqual(before);
    const noToken = await desk.server.manager.inject({
      method: 'POST',
      url: quotationUrl,
      payload: desk.wanted(),
    });
    expect(noToken.json()).toMatchObject({ code: 'csrf' });
    expect((await listOf(desk.client)).length).toBeGreaterThan(2);
  });
});
