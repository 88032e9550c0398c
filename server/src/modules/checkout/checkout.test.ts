import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { orderSchema, orderTermsSchema, type PlaceOrderAnswer } from '@portal/shared/contracts';
import { addDays, tokyoDay } from '@portal/shared/domain';
import { openShop, orderOf, place, placed, type Shop } from '../../testing/builders/checkout.ts';
import { aLicense } from '../../testing/builders/licenses.ts';
import { aPerson, aTeam, type TestPerson } from '../../testing/builders/people.ts';
import type { TestClient } from '../../testing/browsers/TestClient.ts';

let shop: Shop;
let owner: TestPerson;
let client: TestClient;
beforeAll(async () => {
  shop = await openShop();
  owner = await aPerson(shop.deps);
  client = await shop.signIn(owner);
});
afterAll(() => shop.close());

const today = () => tokyoDay(shop.deps.clock());
const detail = async (by: TestClient, id: string) =>
  orderSchema.parse((await by.get(`/api/order/${id}/`)).json());
const ordersOf = async (person: TestPerson) =>
  shop.deps.db
    .selectFrom('manager.order')
    .select(['number', 'status'])
    .where('team_id', '=', person.team.id)
    .orderBy('number')
    .execute();
const codeOf = (answer: PlaceOrderAnswer) => ('error' in answer ? answer.code : null);

async function anotherOwner(given: Parameters<typeof aPerson>[1] = {}) {
  const person = await aPerson(shop.deps, given);
  return { person, client: await shop.signIn(person) };
}

describe('POST /api/order', () => {
  it('places an order by transfer, numbered without gaps, and tells its buyer', async () => {
    const first = await placed(client, orderOf(shop, { paper_invoice: 1, expected_total: 50_600 }));
    expect(first).toEqual({
      id: expect.any(String),
      number: expect.stringMatching(/^S202611\d{5}$/),
      status: 0,
      duedate: '2026-11-24',
    });
    const second = await placed(client, orderOf(shop));
    expect(Number(second.number.slice(1))).toBe(Number(first.number.slice(1)) + 1);
    expect(await detail(client, first.id)).toMatchObject({
      status: 0,
      total: 50_600,
      item_total: 45_000,
      tax: 4500,
      commission: 1100,
      billdate: today(),
      items: [
        {
          no: 1,
          name: 'Circuit Designer – new license',
          month: 1,
          quantity: 3,
          price: 15_000,
          subtotal: 45_000,
          period_ja: '2026-11-21 ～ 2026-12-20',
        },
      ],
      taxes: [{ percent: 10, base: 46_000, tax: 4600 }],
      bank: { number: '0000000' },
      events: [{ kind: 'ordered', by: 'person', by_name: 'Hanako Sato' }],
      licenses: [],
    });
    await shop.runJobs();
    const mails = await shop.deps.db
      .selectFrom('portal.mail_outbox')
      .select(['subject', 'body', 'html'])
      .where('recipient', '=', owner.email)
      .orderBy('subject')
      .execute();
    expect(mails.map(({ subject }) => subject)).toContain(`Order received (${first.number})`);
    const [mail] = mails;
    expect(mail?.body).toContain('November 24, 2026');
    const item =
      '- Circuit Designer – new license (November 21, 2026 – December 20, 2026) × 3: ¥45,000';
    const sums = ['Tax: ¥4,500', 'Paper-slip fee: ¥1,100', 'Total (tax included): ¥50,600'];
    const lines = [`Order number: ${first.number}`, item, ...sums];
    expect(mail?.body).toContain(lines.join('\n'));
    expect(mail?.html).toContain(lines.join('<br>\n'));
  });

  it('answers a repetition with the same order, and refuses another under its key', async () => {
    const { person, client: buyer } = await anotherOwner();
    const body = orderOf(shop);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => place(buyer, body, 'same-key')),
    );
    answers.push(
      await place(buyer, { ...body, cd: '{ "m1": 3 }', paper_invoice: '0' }, 'same-key'),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(codeOf(await place(buyer, orderOf(shop, { cd: '{"m1":4}' }), 'same-key'))).toBe(
      'key_reused',
    );
    expect(await ordersOf(person)).toHaveLength(1);
    // Keys are a team's own.
    const other = await anotherOwner();
    await placed(other.client, body, 'same-key');
    await Promise.all([placed(buyer, body), placed(buyer, body), placed(buyer, body)]);
    expect(await ordersOf(person)).toHaveLength(4);
  });

  it('renews a license in one order at a time', async () => {
    const { person, client: buyer } = await anotherOwner();
    const { id, number } = await aLicense(shop.deps, person.team);
    const other = await aLicense(shop.deps, person.team);
    const body = orderOf(shop, { cd: '{}', licenses: JSON.stringify([{ id, count: 12 }]) });
    const answers = await Promise.all(Array.from({ length: 4 }, () => place(buyer, body)));
    expect(answers.map(codeOf).sort()).toEqual([
      'not_renewable',
      'not_renewable',
      'not_renewable',
      null,
    ]);
    const again = { ...body, licenses: JSON.stringify([{ id: other.id, count: 1 }]) };
    const mixed = await Promise.all(
      ['twice', 'twice', undefined, 'twice', undefined].map((key) => place(buyer, again, key)),
    );
    const [one, two, , three] = mixed;
    expect([two, three]).toEqual([one, one]);
    const taken = mixed.flatMap((answer) => ('status' in answer ? answer.number : []));
    expect(new Set(taken).size).toBe(1);
    expect(await ordersOf(person)).toHaveLength(2);
    const [order] = answers.filter((answer) => 'status' in answer);
    expect(await detail(buyer, order?.id ?? '')).toMatchObject({
      items: [{ name: `Circuit Designer – renewal of ${number}`, month: 12, quantity: 1 }],
    });
    const same = { ...body };
    await placed(buyer, orderOf(shop));
    expect(codeOf(await place(buyer, same))).toBe('not_renewable');
    // Another team's license is not there.
    const payload = orderOf(shop, { licenses: JSON.stringify([{ id, count: 1 }]) });
    expect((await client.post('/api/order', { payload })).statusCode).toBe(404);
  });

  it('orders nothing when the price is another than the one that was seen', async () => {
    const { person, client: buyer } = await anotherOwner();
    const answer = await place(buyer, orderOf(shop, { expected_total: 49_499 }), 'price');
    expect(answer).toMatchObject({
      error: true,
      code: 'price_changed',
      msg: { expected_total: expect.any(String) },
      calculation: [49_500, 45_000, 0, 4500, [], 0],
    });
    expect(await ordersOf(person)).toEqual([]);
    await placed(buyer, orderOf(shop, { expected_total: '49500' }), 'price');
  });

  it.each([
    [{ cd: '{}' }, 'empty'],
    [{ payment_method: 3 }, 'invalid'],
    [{ total: 1 }, 'invalid'],
    [{ cd: '{"m1":-1}' }, 'invalid'],
    [{ cd: '{"m1":1e9}' }, 'invalid'],
    [{ licenses: '[{"id":"\\u0000","count":1}]' }, 'invalid'],
    [{ customer_card_id: '\u0000' }, 'invalid'],
    [{ terms: ['x'] }, 'invalid'],
    [{ expected_total: -49_500 }, 'price_changed'],
    [{ expected_total: 49_500.4 }, 'price_changed'],
    [{ expected_total: '1e999' }, 'invalid'],
    [{ start_at: '2026-11-20' }, 'invalid'],
    [{ payment_method: 2, payment_type: 2 }, 'payment_not_allowed'],
    [{ payment_method: 2, customer_card_id: 'none' }, 'card_unknown'],
    [{ quotation_id: 'none' }, 'not_found'],
  ])('refuses %j as %s', async (changes, code) => {
    const answer = await client.post('/api/order', { payload: orderOf(shop, changes) });
    expect(answer.json()).toMatchObject({ error: true, code });
  });

  it('lets agents pay afterwards only, and nobody outside Japan', async () => {
    const team = await aTeam(shop.deps, { agent: true });
    const agent = await anotherOwner({ team });
    expect(codeOf(await place(agent.client, orderOf(shop)))).toBe('payment_not_allowed');
    const order = await placed(agent.client, orderOf(shop, { payment_type: 2 }));
    expect(order.duedate).toBe('2026-12-31');
    expect(await detail(agent.client, order.id)).toMatchObject({
      bank: null,
      billdate: '2026-11-30',
      permit_after_pay: 0,
    });
    const american = await anotherOwner({ country_code: 'US' });
    const after = orderOf(shop, { payment_type: 2 });
    expect(codeOf(await place(american.client, after))).toBe('payment_not_allowed');
    const dollars = await placed(american.client, orderOf(shop, { expected_total: 360 }));
    expect(await detail(american.client, dollars.id)).toMatchObject({ currency: 'USD', taxes: [] });
  });
});

describe('the idempotency key', () => {
  it.each(['', 'a b', 'a,b', 'x'.repeat(101), 'ü'])('is not %j', async (key) => {
    const headers = { 'idempotency-key': key };
    const answer = await client.post('/api/order', { payload: orderOf(shop), headers });
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { code: 'invalid' }]);
  });
});

describe('POST /api/order/terms', () => {
  const termsOf = async (by: TestClient, changes: object = {}) => {
    const { payment_method: _, payment_type: __, customer_card_id: ___, ...cart } = orderOf(shop);
    const payload = { ...cart, ...changes };
    return orderTermsSchema.parse((await by.post('/api/order/terms', { payload })).json());
  };

  it('says what an order placed now would have', async () => {
    expect(await termsOf(client)).toMatchObject({
      methods: [
        [1, 1],
        [1, 2],
        [2, 1],
      ],
      prepay: { billdate: '2026-11-21', duedate: '2026-11-24' },
      postpay: { billdate: '2026-11-30', duedate: '2026-12-31' },
      delivery_business_days: 2,
    });
    const { id } = await aLicense(shop.deps, owner.team, { endsOn: addDays(today(), 10) });
    const renewal = { cd: '{}', licenses: JSON.stringify([{ id, count: 1 }]) };
    expect((await termsOf(client, renewal)).prepay.duedate).toBe('2026-12-01');
  });
});

describe('an order at midnight in Tokyo', () => {
  it('belongs to the month, the day and the prices that it is placed in', async () => {
    shop.setNow(new Date('2026-11-30T14:59:59.999Z'));
    const { client: buyer } = await anotherOwner();
    const today = { start_at: '2026-12-01', expected_total: 49_500 };
    const before = await placed(buyer, orderOf(shop, today));
    const postpaid = await placed(buyer, orderOf(shop, { payment_type: 2 }));
    expect([before.number.slice(0, 7), postpaid.duedate]).toEqual(['S202611', '2026-12-31']);
    const set = {
      product: 'cd',
      currency: 'JPY',
      from: '2026-12-01',
      month: 16_000,
      year: 160_000,
    };
    const { statusCode } = await shop.operator.inject({
      method: 'POST',
      url: '/operator/prices',
      payload: set,
    });
    expect(statusCode).toBe(200);
    await placed(buyer, orderOf(shop, today));
    shop.pass(1);
    expect(await place(buyer, orderOf(shop, today), 'midnight')).toMatchObject({
      code: 'price_changed',
      calculation: [52_800, 48_000, 0, 4800, [], 0],
    });
    const after = await placed(buyer, orderOf(shop, { expected_total: 52_800 }), 'midnight');
    expect(after.number).toBe('S20261200001');
    expect(await detail(buyer, after.id)).toMatchObject({ billdate: '2026-12-01' });
    const next = await placed(buyer, orderOf(shop, { payment_type: 2 }));
    expect([next.number, next.duedate]).toEqual(['S20261200002', '2027-01-31']);
    // What was ordered stays as it was.
    expect(await detail(buyer, before.id)).toMatchObject({ total: 49_500, billdate: '2026-11-30' });
    expect(codeOf(await place(buyer, orderOf(shop, { start_at: '2026-11-30' })))).toBe('invalid');
  });
});
