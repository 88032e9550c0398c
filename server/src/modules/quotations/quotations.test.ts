import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  quotationAnswerSchema,
  quotationSchema,
  quotationsSchema,
  quotedCartSchema,
} from '@portal/shared/contracts';
import { addDays, tokyoDay } from '@portal/shared/domain';
import { defineJob } from '../../jobs/Queue.ts';
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts';
import { aLicense } from '../../testing/builders/licenses.ts';
import { aPerson, type TestPerson } from '../../testing/builders/people.ts';
import { canReadPdf, readPdf } from '../../testing/readPdf.ts';
import { visit, type TestClient } from '../../testing/browsers/TestClient.ts';
import { issueQuotation } from './issueQuotation.ts';
import { warmUpQuotations } from './paper/warmUpQuotations.ts';

let server: TestServer;
let owner: TestPerson;
let client: TestClient;
beforeAll(async () => {
  server = await createTestServer();
  owner = await aPerson(server.deps);
  client = await server.signIn(owner);
});
afterAll(() => server.close());

const url = '/api/pdf/quotation/';
const dayMs = 86_400_000;
const today = () => tokyoDay(server.deps.clock());
/** Lets days go by; sessions do not last that long. */
async function pass(days: number): Promise<void> {
  server.pass(days * dayMs);
  client = await server.signIn(owner);
}
const itReads = canReadPdf ? it : it.skip;

const form = {
  company: '株式会社髙﨑設計',
  user_name: '𠮷田 花子',
  email: 'hanako@kiban.example',
  tel: '03-5555-0100',
};
const wanted = (changes: object = {}, formChanges: object = {}) => ({
  start_at: today(),
  cd: '{"m1":3,"m12":3}',
  pd: '{}',
  licenses: '[]',
  paper_invoice: 1,
  paper_delivery: 1,
  paper_receipt: 0,
  form: { ...form, ...formChanges },
  ...changes,
});
const japanese = { 'accept-language': 'ja' };

async function issue(by: TestClient, changes: object = {}, formChanges: object = {}, headers = {}) {
  const payload = wanted(changes, formChanges);
  return quotationAnswerSchema.parse((await by.post(url, { payload, headers })).json());
}
const open = (hash: string) => server.manager.inject(`/pdf/quotation/${hash}`);
const listOf = async (by: TestClient) =>
  quotationsSchema.parse((await by.get('/api/quotations/')).json());
async function newestId(by: TestClient): Promise<string> {
  const [newest] = await listOf(by);
  if (!newest) throw new Error('the team has no quotation');
  return newest.id;
}
async function cartOf(by: TestClient, id: string) {
  return (await by.get(`/api/quotation/${id}/cart`)).json<Record<string, unknown>>();
}

describe('POST /api/pdf/quotation/', () => {
  it('numbers quotations of a month without gaps, valid for 30 days', async () => {
    const first = await issue(client);
    const second = await issue(client, {}, {}, japanese);
    expect(first).toEqual({
      hash: expect.stringMatching(/^[\w-]{43}$/),
      number: 'Q20261100001',
      valid_until: addDays(today(), 30),
    });
    expect(second.number).toBe('Q20261100002');
  });

  it('does not look at totals that are sent, in JSON or as a form', async () => {
    const totals = { total: 1, item_total: '1', commission: -5, tax: null, adjustment_total: 0 };
    const forged = { ...totals, discounts: [{ price: -400_000 }] };
    await issue(client, forged);
    expect((await listOf(client))[0]).toMatchObject({ total: 519_475, currency: 'JPY' });
    const fields = { ...wanted({ cd: '{"m1":1}', total: '1' }), form: JSON.stringify(form) };
    const payload = new URLSearchParams(
      Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]),
    ).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await client.post(url, { payload, headers })).json()).toHaveProperty('number');
    expect((await listOf(client))[0]).toMatchObject({ total: 16_500 + 2200 });
  });

  it.each([
    [{ company: '' }, { company: 'Please enter your company name.' }],
    [{ company: 'x'.repeat(300) }, { company: 'The company name is too long.' }],
    [
      { company: 'Kiban\u0000Works' },
      { company: 'The company name has characters that cannot be printed.' },
    ],
    [{ user_name: '佐藤🙂' }, { user_name: 'These characters cannot be printed: 🙂' }],
    [
      { email: 'x', tel: '' },
      { email: expect.any(String), tel: expect.any(String) },
    ],
    [{ payment_terms: 'perhaps' }, { form: 'This entry is not valid.' }],
  ])('says what is wrong with %j', async (changes, msg) => {
    const answer = await client.post(url, { payload: wanted({}, changes) });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { error: true, code: 'invalid', msg },
    ]);
  });

  it('says it in the reader’s language, with what is wrong with the cart', async () => {
    const payload = wanted({ cd: '{"m1":21}', extra: 1 }, { company: ' ' });
    const { msg } = (await client.post(url, { payload, headers: japanese })).json<{
      msg: object;
    }>();
    expect(msg).toEqual({
      company: '会社名を入力してください。',
      cd: '数量は0～20の整数、契約期間は1～12か月で指定してください。',
      extra: 'この項目の値が正しくありません。',
    });
  });

  it('quotes no empty cart, no foreign license, and nothing without a seller', async () => {
    const refusal = async (changes: object) =>
      (await client.post(url, { payload: wanted(changes) })).json<{ code: string }>().code;
    expect(await refusal({ cd: '{}' })).toBe('invalid');
    const foreign = await aLicense(server.deps, (await aPerson(server.deps)).team);
    const licenses = JSON.stringify([{ id: foreign.id, count: 1 }]);
    expect(await refusal({ licenses })).toBe('not_found');
    const config = { ...server.deps.config, vendor: undefined };
    const buyer = { viewer: null, locale: 'en' } as const;
    const work = issueQuotation({ ...server.deps, config }, buyer, wanted());
    await expect(work).rejects.toMatchObject({ status: 503, code: 'vendor_missing' });
  });

  it('is for everybody; a guest’s belongs to no team, like a visitor’s', async () => {
    const before = await listOf(client);
    const { team } = owner;
    const guest = await server.signIn(await aPerson(server.deps, { team, role: 'guest' }));
    expect((await guest.post(url, { payload: wanted() })).json()).toHaveProperty('hash');
    expect(await listOf(client)).toEqual(before);
    const noToken = await server.manager.inject({ method: 'POST', url, payload: wanted() });
    expect(noToken.json()).toMatchObject({ code: 'csrf' });
    expect((await listOf(client)).length).toBeGreaterThan(2);
  });
});

describe('GET /pdf/quotation/{hash}', () => {
  it('is a file that stays the same', async () => {
    const { hash } = await issue(client);
    const first = await open(hash);
    expect(first.statusCode).toBe(200);
    expect(first.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename=quotation.pdf',
    });
    const content = first.rawPayload.toString('latin1');
    expect(content).toMatch(/^%PDF-/);
    // A4 in points.
    expect(content).toContain('/MediaBox [0 0 595.28 841.89]');
    const again = await open(hash);
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
  });

  it('is drawn once unseen when a process starts', async () => {
    await expect(warmUpQuotations()).resolves.toBeUndefined();
  });

  itReads('says in Japanese what the screen says', async () => {
    const shown = { payment_terms: 'display', delivery_date: 'display', contract_period: 'hidden' };
    const { hash, number } = await issue(client, {}, shown, japanese);
    const lines = readPdf((await open(hash)).rawPayload);
    for (const text of [
      '御見積書',
      '株式会社髙﨑設計 御中',
      '𠮷田 花子 様',
      number,
      '2026年11月21日',
      '2026年12月21日',
      '株式会社デモ回路ソフトウェア',
      'T8000000000001',
      '支払条件',
      'ご注文後2営業日以内',
      'Circuit Designer 新規ライセンス 1か月 3 ￥15,000 ￥45,000',
      'Circuit Designer 新規ライセンス 12か月 3 ￥150,000 ￥450,000',
      '小計 ￥495,000',
      // With the limits of its tier, and no end where it has none.
      '数量割引 5%（Circuit Designer・6セット）5～10セットの区分 -￥24,750',
      '消費税（10%） ￥47,025',
      '紙伝票発行手数料（2枚・税込） ￥2,200',
      '合計（税込） ￥519,475',
      '10%対象（税抜） ￥472,250',
      '消費税 ￥47,225',
      '1円未満切捨て',
      '紙伝票発行手数料に含まれる消費税￥200を含みます',
    ]) {
      expect(lines).toContain(text);
    }
    expect(lines).not.toMatch(/納品方法|各明細に記載のとおり|2026年12月20日/);
  });

  itReads('says in English what an American pays, renewals with their new periods', async () => {
    const american = await aPerson(server.deps, { country_code: 'US' });
    const endsOn = addDays(today(), 10);
    const license = await aLicense(server.deps, american.team, { endsOn });
    const by = await server.signIn(american);
    const licenses = [{ id: license.id, count: 1 }];
    const company = '<b>Harbor & Sons</b>';
    const { hash, number } = await issue(by, { cd: {}, pd: { m1: 1 }, licenses }, { company });
    const issued = await open(hash);
    const lines = readPdf(issued.rawPayload);
    for (const text of [
      'QUOTE',
      company,
      'PCB Designer – new license 1 month 1 $160.00 $160.00',
      `Circuit Designer – renewal of ${license.number} 1 month 1 $120.00 $120.00`,
      'December 2, 2026 – January 1, 2027',
      'Total $280.00',
      // As it is dialed from abroad.
      'Phone +81 3-0000-0000',
      'Discounts: fractions of a cent are rounded down.',
      'No Japanese consumption tax is charged.',
    ]) {
      expect(lines).toContain(text);
    }
    expect(lines).not.toMatch(/Paper-slip|%|¥/);
    const other = await server.manager.inject(`/pdf/quotation/${hash}?translated=1`);
    const japanesePaper = readPdf(other.rawPayload);
    expect(japanesePaper).toContain('合計 $280.00');
    expect(japanesePaper).toContain(`本書は${number}（英語で発行）の翻訳です。`);
    expect((await open(hash)).rawPayload.equals(issued.rawPayload)).toBe(true);
  });

  it('belongs to whoever has the address, a visitor’s to nobody else', async () => {
    const before = await listOf(client);
    const wantedBy = { country_code: 'US', licenses: undefined };
    const { hash, number } = await issue(visit(server), wantedBy);
    expect((await open(hash)).statusCode).toBe(200);
    expect(await listOf(client)).toEqual(before);
    const stored = await server.deps.db
      .selectFrom('manager.quotation')
      .selectAll()
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    expect(stored.team_id).toBeNull();
    expect(stored.currency).toBe('USD');
    expect(JSON.stringify(stored)).not.toContain(hash);
  });

  it('is a page that says so when there is none, or it is over', async () => {
    const { hash } = await issue(client);
    const unknown = await open('A'.repeat(43));
    expect([unknown.statusCode, unknown.headers['content-type']]).toEqual([
      404,
      'text/html; charset=utf-8',
    ]);
    await pass(30);
    expect((await open(hash)).statusCode).toBe(200);
    await pass(1);
    const over = await open(hash);
    expect(over.statusCode).toBe(410);
    expect(over.body).toContain('This quote is no longer valid');
    await pass(-31);
  });
});

describe('saved quotations', () => {
  it('are the team’s: colleagues read them, others find nothing', async () => {
    const { hash, number, valid_until } = await issue(client, {}, {}, japanese);
    const id = await newestId(client);
    const admin = await aPerson(server.deps, { team: owner.team, role: 'admin' });
    const colleague = await server.signIn(admin);
    expect((await listOf(colleague))[0]).toEqual({
      id,
      number,
      hash,
      company: form.company,
      user_name: form.user_name,
      currency: 'JPY',
      total: 519_475,
      created_at: server.deps.clock().toISOString(),
      created_by: 'Hanako Sato',
      valid_until,
      valid: 1,
    });
    const one = quotationSchema.parse((await colleague.get(`/api/quotation/${id}`)).json());
    expect(one).toMatchObject({ start_at: today(), form, explanation: { total: 519_475 } });
    const stranger = await server.signIn(await aPerson(server.deps));
    expect(await listOf(stranger)).toEqual([]);
    for (const path of [`/api/quotation/${id}`, `/api/quotation/${id}/cart`]) {
      expect((await stranger.get(path)).statusCode).toBe(404);
    }
    const payload = { start_at: today(), cd: '{"m1":3,"m12":3}', pd: '{}', quotation_id: id };
    expect((await stranger.post('/api/order/calculate', { payload })).statusCode).toBe(404);
    expect((await visit(server).post('/api/order/calculate', { payload })).statusCode).toBe(404);
  });

  it('turn into a cart at the quoted price, until they are over or the cart is another', async () => {
    const license = await aLicense(server.deps, owner.team, { endsOn: addDays(today(), 5) });
    const licenses = JSON.stringify([{ id: license.id, count: 12 }]);
    await issue(client, { licenses });
    const id = await newestId(client);
    const [quoted] = await listOf(client);
    await server.operator.inject({
      method: 'POST',
      url: '/operator/prices',
      payload: { product: 'cd', currency: 'JPY', from: addDays(today(), 1), month: 1, year: 2 },
    });
    await pass(2);
    const cart = quotedCartSchema.parse(await cartOf(client, id));
    expect(cart).toMatchObject({
      quotation_id: id,
      // The quoted day has passed.
      start_at: today(),
      quoted_start_at: addDays(today(), -2),
      cd: { m1: 3, m12: 3 },
      licenses: [{ id: license.id, count: 12 }],
      paper_invoice: 1,
      paper_receipt: 0,
    });
    const { number: _n, valid_until: _until, quoted_start_at: _quoted, ...asked } = cart;
    const calculate = async (changes: object = {}) => {
      const texts = { cd: JSON.stringify(cart.cd), pd: '{}', licenses };
      const payload = { ...asked, ...texts, ...changes };
      return (await client.post('/api/order/calculate', { payload })).json<unknown>();
    };
    expect(await calculate()).toHaveProperty('0', quoted?.total);
    expect(await calculate({ quotation_id: undefined })).not.toHaveProperty('0', quoted?.total);
    for (const changes of [{ cd: '{"m1":4,"m12":3}' }, { licenses: '[]' }]) {
      expect(await calculate(changes)).toMatchObject({ code: 'quotation_differs' });
    }
    await pass(29);
    expect((await listOf(client)).find((each) => each.id === id)?.valid).toBe(0);
    expect(await cartOf(client, id)).toMatchObject({ error: true, code: 'quotation_expired' });
    expect(await calculate({ start_at: today() })).toMatchObject({ code: 'quotation_expired' });
  });

  it('are refused as a cart when a license in them can no longer be renewed as quoted', async () => {
    const license = await aLicense(server.deps, owner.team, { endsOn: addDays(today(), 5) });
    await issue(client, { licenses: JSON.stringify([{ id: license.id, count: 1 }]) });
    const id = await newestId(client);
    const { db } = server.deps;
    const ofLicense = db.updateTable('manager.license').where('id', '=', license.id);
    await ofLicense.set({ end_at: addDays(today(), 40) }).execute();
    expect(await cartOf(client, id)).toMatchObject({ error: true, code: 'quotation_differs' });
    await ofLicense.set({ trial: true }).execute();
    expect(await cartOf(client, id)).toMatchObject({ error: true, code: 'not_renewable' });
  });
});

describe('quotations.clean-up', () => {
  it('forgets what visitors asked for 30 days after it is over, and keeps the team’s', async () => {
    const { db, blobs, queue } = server.deps;
    const { hash, number } = await issue(visit(server), { licenses: undefined });
    await open(hash);
    const find = () =>
      db
        .selectFrom('manager.quotation')
        .selectAll()
        .where('number', '=', number)
        .executeTakeFirst();
    const key = `documents/${(await find())?.document_sha256 ?? ''}.pdf`;
    const cleanUp = async () => {
      await queue.enqueue(db, defineJob('quotations.clean-up'), {});
      await server.runJobs();
    };
    const kept = (await listOf(client)).length;
    await pass(60);
    await cleanUp();
    expect([await find(), await blobs.stat(key)]).not.toContain(undefined);
    await pass(1);
    await cleanUp();
    expect([await find(), await blobs.stat(key)]).toEqual([undefined, undefined]);
    expect(await listOf(client)).toHaveLength(kept);
  });
});
