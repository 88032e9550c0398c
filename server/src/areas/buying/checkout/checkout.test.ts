import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { taxWords, tokyoDay } from '@portal/shared/domain';
import { aBuyer } from '../../../testing/builders/aBuyer.ts';
import { orderOf, place, placed, refusalOf } from '../../../testing/builders/checkout.ts';
import { openShop, type Shop } from '../../../testing/shops/openShop.ts';
import { aLicense } from '../../../testing/builders/licenses.ts';
import { aTeam, type TestPerson } from '../../../testing/builders/people.ts';
import type { TestClient } from '../../../testing/browsers/TestClient.ts';
import { orderDetail } from '../../../testing/readers/orderDetail.ts';

let shop: Shop;
let owner: TestPerson;
let client: TestClient;
beforeAll(async () => {
  shop = await openShop();
  ({ person: owner, client } = await aBuyer(shop));
});
afterAll(() => shop.close());

const ordersOf = async (person: TestPerson) =>
  shop.deps.db
    .selectFrom('manager.order')
    .select(['number', 'status'])
    .where('team_id', '=', person.team.id)
    .orderBy('number')
    .execute();

describe('POST /api/order', () => {
  it('places an order by bank transfer, numbers it without gaps, and mails its buyer', async () => {
    const first = await placed(client, orderOf(shop, { paper_invoice: 1, expected_total: 50_600 }));
    expect(first).toEqual({
      id: expect.any(String),
      number: expect.stringMatching(/^S202611\d{5}$/),
      status: 0,
      duedate: '2026-11-24',
    });
    const second = await placed(client, orderOf(shop));
    expect(Number(second.number.slice(1))).toBe(Number(first.number.slice(1)) + 1);
    expect(await orderDetail(client, first.id)).toMatchObject({
      status: 0,
      total: 50_600,
      item_total: 45_000,
      tax: 4500,
      commission: 1100,
      billdate: tokyoDay(shop.deps.clock()),
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
    const sums = [
      'Subtotal: ¥45,000',
      `${taxWords.en.taxAt(10)}: ¥4,500`,
      'Paper-slip fee (1, tax included): ¥1,100',
      `${taxWords.en.total(true)}: ¥50,600`,
    ];
    const lines = [`Order number: ${first.number}`, item, ...sums];
    expect(mail?.body).toContain(lines.join('\n'));
    expect(mail?.html).toContain(lines.join('<br>\n'));
  });

  it('answers a repeated call with the same order, and refuses another order under its key', async () => {
    const { person, client: buyer } = await aBuyer(shop);
    const body = orderOf(shop);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => place(buyer, body, 'same-key')),
    );
    answers.push(
      await place(buyer, { ...body, cd: '{ "m1": 3 }', paper_invoice: '0' }, 'same-key'),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(refusalOf(await place(buyer, orderOf(shop, { cd: '{"m1":4}' }), 'same-key'))).toBe(
      'key_reused',
    );
    expect(await ordersOf(person)).toHaveLength(1);
    // Idempotency keys are scoped to a team.
    const other = await aBuyer(shop);
    await placed(other.client, body, 'same-key');
    await Promise.all([placed(buyer, body), placed(buyer, body), placed(buyer, body)]);
    expect(await ordersOf(person)).toHaveLength(4);
  });

  it('renews a license in only one order at a time', async () => {
    const { person, client: buyer } = await aBuyer(shop);
    const { id, number } = await aLicense(shop.deps, person.team);
    const other = await aLicense(shop.deps, person.team);
    const body = orderOf(shop, { cd: '{}', licenses: JSON.stringify([{ id, count: 12 }]) });
    const answers = await Promise.all(Array.from({ length: 4 }, () => place(buyer, body)));
    expect(answers.map(refusalOf).sort()).toEqual([
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
    expect(await orderDetail(buyer, order?.id ?? '')).toMatchObject({
      items: [{ name: `Circuit Designer – renewal of ${number}`, month: 12, quantity: 1 }],
    });
    const same = { ...body };
    await placed(buyer, orderOf(shop));
    expect(refusalOf(await place(buyer, same))).toBe('not_renewable');
    // A license of another team is treated as nonexistent.
    const payload = orderOf(shop, { licenses: JSON.stringify([{ id, count: 1 }]) });
    expect((await client.post('/api/order', { payload })).statusCode).toBe(404);
  });

  it('refuses an order if its price has changed since the buyer saw it', async () => {
    const { person, client: buyer } = await aBuyer(shop);
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
  ])('refuses an order of %j as %s', async (changes, code) => {
    const answer = await client.post('/api/order', { payload: orderOf(shop, changes) });
    expect(answer.json()).toMatchObject({ error: true, code });
  });

  it('lets agents pay only after delivery, and nobody outside Japan', async () => {
    const team = await aTeam(shop.deps, { agent: true });
    const agent = await aBuyer(shop, { team });
    expect(refusalOf(await place(agent.client, orderOf(shop)))).toBe('payment_not_allowed');
    const order = await placed(agent.client, orderOf(shop, { payment_type: 2 }));
    expect(order.duedate).toBe('2026-12-31');
    expect(await orderDetail(agent.client, order.id)).toMatchObject({
      bank: null,
      billdate: '2026-11-30',
      permit_after_pay: 0,
    });
    const american = await aBuyer(shop, { country_code: 'US' });
    const after = orderOf(shop, { payment_type: 2 });
    expect(refusalOf(await place(american.client, after))).toBe('payment_not_allowed');
    const dollars = await placed(american.client, orderOf(shop, { expected_total: 360 }));
    expect(await orderDetail(american.client, dollars.id)).toMatchObject({
      currency: 'USD',
      taxes: [],
    });
  });
});

describe('POST /api/order with a bad idempotency key', () => {
  it.each(['', 'a b', 'a,b', 'x'.repeat(101), 'ü'])('refuses the key %j', async (key) => {
    const headers = { 'idempotency-key': key };
    const answer = await client.post('/api/order', { payload: orderOf(shop), headers });
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { code: 'invalid' }]);
  });
});
