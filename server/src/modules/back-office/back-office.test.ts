import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { orderSchema } from '@portal/shared/contracts';
import { addDays, tokyoDay } from '@portal/shared/domain';
import { openShop, orderOf, place, placed, type Shop } from '../../testing/builders/checkout.ts';
import { aLicense } from '../../testing/builders/licenses.ts';
import { aPerson, aTeam, type TestPerson } from '../../testing/builders/people.ts';
import type { TestClient } from '../../testing/browsers/TestClient.ts';
import { typeCommand } from '../../testing/typeCommand.ts';
import { renewEndingLicenses } from '../auto-renewal/renewEndingLicenses.ts';
import { sealAudit } from '../audit/sealAudit.ts';
import { expireOrders } from '../orders/expireOrders.ts';
import { sweepPayments } from '../payments/sweepPayments.ts';
import { stampDuty } from './stampDuty.ts';

let shop: Shop;
let folder: string;
beforeAll(async () => {
  shop = await openShop();
  folder = await mkdtemp(path.join(tmpdir(), 'portal-bank-'));
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

const dayMs = 86_400_000;

/** The operator's command line, over the real door. */
const portal = (...words: readonly string[]) => typeCommand(shop.operator, words);

async function aBuyer(given: Parameters<typeof aPerson>[1] = {}) {
  const person = await aPerson(shop.deps, given);
  return { person, client: await shop.signIn(person) };
}
type Buyer = Awaited<ReturnType<typeof aBuyer>>;

const detail = async (client: TestClient, id: string) =>
  orderSchema.parse((await client.get(`/api/order/${id}`)).json());
const licensesOf = async ({ team }: TestPerson) =>
  shop.deps.db
    .selectFrom('manager.license')
    .select(['id', 'end_at', 'withdrawn_at'])
    .where('team_id', '=', team.id)
    .orderBy('number')
    .execute();

async function importCsv(lines: readonly string[]) {
  const file = path.join(folder, 'statement.csv');
  await writeFile(file, ['日付,入金額,摘要', ...lines].join('\r\n'));
  return portal('bank', 'import', file);
}

describe('bank import', () => {
  it('marks what is paid, once, and reports all else', async () => {
    const buyer = await aBuyer({ team: await aTeam(shop.deps, { name: 'Unique Boards' }) });
    const [one, two, three, four, five] = await Promise.all(
      Array.from({ length: 5 }, () => placed(buyer.client, orderOf(shop))),
    );
    const payload = { id: four?.id, method: 'cancel' };
    await buyer.client.post('/api/order/bank', { payload });
    const named = (order: typeof one, amount: number) =>
      `2026/11/21,${String(amount)},${order?.number ?? ''} ｶ)ｷﾊﾞﾝ`;
    const lines = [
      named(one, 49_500),
      named(two, 49_000),
      named(three, 60_000),
      named(four, 49_500),
      '2026/11/21,49500,ﾀﾞﾚｶ',
      '2026/11/21,xx,broken',
      '2026/11/22,49500,to come',
    ];
    const first = await importCsv(lines);
    expect(first.code).toBe(0);
    expect(first.said.split('\n').map((line) => line.split('  ').at(-1))).toEqual([
      'paid',
      'NOT ENOUGH, the order stays unpaid',
      'TOO MUCH, the order stays unpaid',
      'the order is cancelled',
      expect.stringContaining('same amount: '),
      'has no amount in yen',
      'has no date that can be, or one to come',
      '1 paid, 4 not, 2 unreadable.',
    ]);
    expect(await licensesOf(buyer.person)).toHaveLength(3);
    for (const again of [lines, [...lines].reverse()]) {
      const { said } = await importCsv(again);
      expect(said).toContain('0 paid, 5 not, 2 unreadable.');
      expect(said.match(/imported before/g)).toHaveLength(5);
    }
    expect(await licensesOf(buyer.person)).toHaveLength(3);
    expect(await detail(buyer.client, one?.id ?? '')).toMatchObject({
      status: 1,
      events: [{ kind: 'ordered' }, { kind: 'paid', by: 'operator' }, { kind: 'delivered' }],
    });
    expect((await detail(buyer.client, two?.id ?? '')).status).toBe(0);
    // Paid a second time, and without a number by name and amount.
    await portal('orders', 'refuse', two?.number ?? '', '--note', 'x');
    const again = await importCsv([`2026/11/21,49500,${one?.number ?? ''}`]);
    expect(again.said).toContain('the order is paid already');
    await portal('orders', 'pay', two?.number ?? '', '--note', 'on another account');
    await portal('orders', 'pay', three?.number ?? '', '--note', 'difference returned');
    expect((await importCsv(['2026/11/21,49500,UNIQUE BOARDS'])).said).toContain(
      `${five?.number ?? ''}  paid`,
    );
    const waiting = (await portal('orders', 'waiting')).said;
    const line =
      waiting
        .split('\n')
        .find((each) => each.includes('transfer partial'))
        ?.split(' ')[0] ?? '';
    expect(waiting).toContain('transfer unclear');
    expect((await portal('bank', 'resolve', line, '--note', 'returned')).code).toBe(0);
    expect((await portal('orders', 'waiting')).said).not.toContain(line);
    expect((await portal('bank', 'resolve', line, '--note', 'returned')).code).toBe(1);
  });

  it('pays once when a file is imported twice at once, and tells equal transfers apart', async () => {
    const { person, client } = await aBuyer({ team: await aTeam(shop.deps, { name: 'TWICE' }) });
    const order = await placed(client, orderOf(shop, { pd: '{"m1":1}' }));
    const file = path.join(folder, 'twice.csv');
    const lines = [`2026/11/21,71500,${order.number}`, '2026/11/21,71500,TWICE'];
    await writeFile(file, ['日付,入金額,摘要', ...lines, ...lines].join('\n'));
    const said = await Promise.all([
      portal('bank', 'import', file),
      portal('bank', 'import', file),
    ]);
    const outcomes = said
      .flatMap((each) => each.said.split('\n'))
      .map((line) => line.split('  ').at(-1));
    expect(outcomes.filter((each) => each === 'paid')).toHaveLength(1);
    expect(outcomes.filter((each) => each === 'the order is paid already')).toHaveLength(1);
    expect(outcomes.filter((each) => each === 'no order fits')).toHaveLength(2);
    expect(outcomes.filter((each) => each === 'imported before')).toHaveLength(4);
    expect(await licensesOf(person)).toHaveLength(4);
    const { events } = await detail(client, order.id);
    expect(events.map(({ kind }) => kind)).toEqual(['ordered', 'paid', 'delivered']);
  });

  it('refuses a file that it cannot read as a whole', async () => {
    const file = path.join(folder, 'wrong.csv');
    await writeFile(file, Buffer.from([0x41, 0xff, 0xfe, 0xfd]));
    const { code, said } = await portal('bank', 'import', file);
    expect([code, said]).toEqual([1, expect.stringContaining('neither UTF-8 nor Shift_JIS')]);
    expect((await portal('bank', 'import', path.join(folder, 'none.csv'))).code).toBe(2);
  });
});

describe('orders', () => {
  it('are cancelled, paid or over time, whatever comes at once, and one of them only', async () => {
    const { client } = await aBuyer();
    const today = tokyoDay(shop.deps.clock());
    const ends: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      const { id, number } = await placed(client, orderOf(shop));
      await shop.deps.db
        .updateTable('manager.order')
        .set({ duedate: addDays(today, -14) })
        .where('id', '=', id)
        .execute();
      const acts = [
        () => expireOrders(shop.deps),
        () => client.post('/api/order/bank', { payload: { id, method: 'cancel' } }),
        () => portal('orders', 'pay', number, '--note', 'x'),
      ];
      // Each of them is the first to be sent, twice.
      const turn = round % acts.length;
      await Promise.all([...acts.slice(turn), ...acts.slice(0, turn)].map((act) => act()));
      const { status, events, licenses } = await detail(client, id);
      ends.push(status);
      const kinds: Readonly<Record<number, readonly string[]>> = {
        1: ['ordered', 'paid', 'delivered'],
        98: ['ordered', 'cancelled'],
        99: ['ordered', 'expired'],
      };
      expect(events.map(({ kind }) => kind)).toEqual(kinds[status]);
      expect(licenses).toHaveLength(status === 1 ? 3 : 0);
    }
    expect(ends).toHaveLength(6);
  });

  it('are paid once, on the day of the transfer', async () => {
    const { person, client } = await aBuyer();
    const order = await placed(client, orderOf(shop));
    shop.pass(dayMs);
    const pay = () =>
      portal('orders', 'pay', order.number, '--note', 'slip 7', '--on', '2026-11-22');
    expect(await pay()).toEqual({ code: 0, said: `${order.number}  paid` });
    expect(await pay()).toEqual({ code: 1, said: 'The order is paid already (order_paid).' });
    expect(await licensesOf(person)).toHaveLength(3);
    const fresh = await shop.signIn(person);
    expect(await detail(fresh, order.id)).toMatchObject({
      completed_at: '2026-11-21T15:00:00.000Z',
      bank: { number: '0000000' },
    });
    expect((await portal('orders', 'pay', 'S0', '--note', 'x')).said).toContain('not_found');
    expect((await portal('orders', 'pay', order.number)).code).toBe(2);
    const customer_card_id = await shop.aCard(person, 'time_out');
    const byCard = await placed(fresh, orderOf(shop, { payment_method: 2, customer_card_id }));
    expect((await portal('orders', 'pay', byCard.number, '--note', 'x')).said).toContain('by_card');
  });

  it('are delivered when their credit is approved, and paid later', async () => {
    const { person, client } = await aBuyer();
    const order = await placed(client, orderOf(shop, { payment_type: 2 }));
    expect(await portal('orders', 'approve', order.number, '--note', 'ok')).toMatchObject({
      code: 0,
    });
    expect(await licensesOf(person)).toHaveLength(3);
    const payload = { id: order.id, method: 'cancel' };
    expect((await client.post('/api/order/bank', { payload })).json()).toMatchObject({
      error: true,
      code: 'not_cancellable',
    });
    await portal('orders', 'pay', order.number, '--note', 'ok');
    expect(await licensesOf(person)).toHaveLength(3);
    const { events, status } = await detail(client, order.id);
    expect([status, events.map(({ kind }) => kind)]).toEqual([
      1,
      ['ordered', 'approved', 'delivered', 'paid'],
    ]);
    const refused = await placed(client, orderOf(shop, { payment_type: 2 }));
    await portal('orders', 'refuse', refused.number, '--note', 'no');
    expect((await detail(client, refused.id)).status).toBe(99);
    expect((await portal('orders', 'approve', refused.number, '--note', 'x')).said).toContain(
      'order_cancelled_by_vendor',
    );
  });

  it('move the end of the licenses that they renew, and back when they are refunded', async () => {
    const { person, client } = await aBuyer();
    const { id } = await aLicense(shop.deps, person.team);
    const before = (await licensesOf(person))[0]?.end_at ?? '';
    const customer_card_id = await shop.aCard(person);
    const licenses = JSON.stringify([{ id, count: 1 }]);
    const order = await placed(
      client,
      orderOf(shop, { licenses, payment_method: 2, customer_card_id }),
    );
    const renewed = await licensesOf(person);
    expect(renewed).toHaveLength(4);
    expect((renewed[0]?.end_at ?? '') > before).toBe(true);
    const refund = () => portal('orders', 'refund', order.number, '--note', 'complaint');
    expect(await refund()).toEqual({ code: 0, said: `${order.number}  cancelled_by_vendor` });
    expect(await refund()).toMatchObject({ code: 1 });
    const after = await licensesOf(person);
    expect(after.map(({ withdrawn_at }) => withdrawn_at === null)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(after[0]?.end_at).toBe(before);
    expect((await client.get('/api/licenses/')).json()).toHaveLength(1);
    expect(await detail(client, order.id)).toMatchObject({
      status: 99,
      payment_state: 'refunded',
      licenses: [],
      refunded_at: expect.any(String),
    });
    const asked = { payload: { order_id: order.id } };
    expect((await client.post('/api/pdf/credit/', asked)).body).not.toBe('');
    expect((await client.post('/api/pdf/invoice/', asked)).body).toBe('');
    const charges = await shop.deps.db
      .selectFrom('sandbox.payment')
      .select('state')
      .where('customer', '=', `user-${person.id}`)
      .execute();
    expect(charges).toEqual([{ state: 'refunded' }]);
  });

  it('that were paid by transfer are refunded by transfer, and wait until that is sent', async () => {
    const { person, client } = await aBuyer();
    const { id, number } = await placed(client, orderOf(shop));
    const act = async (verb: string) => (await portal('orders', verb, number, '--note', 'x')).said;
    expect(await act('refund')).toContain('order_unpaid');
    await act('pay');
    expect(await act('refund-sent')).toContain('no_transfer_to_send');
    expect(await act('refund')).toContain('cancelled_by_vendor');
    const waits = async () => (await portal('orders', 'waiting')).said;
    const line = `${number}  refund by transfer  49500 JPY`;
    shop.pass(60_000);
    await sweepPayments(shop.deps);
    expect(await waits()).toContain(line);
    expect((await detail(client, id)).payment_state).toBe('refund_due');
    const licenses = await licensesOf(person);
    expect(licenses.map(({ withdrawn_at }) => withdrawn_at === null)).toEqual([
      false,
      false,
      false,
    ]);
    expect((await client.post('/api/pdf/credit/', { payload: { order_id: id } })).body).not.toBe(
      '',
    );
    // The credit note names the invoice, which nobody had asked for.
    const books = await shop.deps.db
      .selectFrom('manager.order_document')
      .select('number')
      .where('order_id', '=', id)
      .orderBy('number')
      .execute();
    expect(books.map((document) => document.number)).toEqual([`${number}-I1`, `${number}-N1`]);
    expect(await act('refund-sent')).toBe(`${number}  cancelled_by_vendor`);
    expect((await detail(client, id)).payment_state).toBe('refunded');
    expect(await waits()).not.toContain(number);
    expect(await act('refund-sent')).toContain('no_transfer_to_send');
  });

  it('of which a card paid another amount wait, and are refunded', async () => {
    const { person, client } = await aBuyer();
    const customer_card_id = await shop.aCard(person, 'time_out');
    const { id, number } = await placed(
      client,
      orderOf(shop, { payment_method: 2, customer_card_id }),
    );
    await shop.deps.db
      .updateTable('sandbox.payment')
      .set({ amount: 50_000 })
      .where('customer', '=', `user-${person.id}`)
      .execute();
    shop.pass(60_000);
    await sweepPayments(shop.deps);
    const waits = async () => (await portal('orders', 'waiting')).said;
    expect(await waits()).toContain(`${number}  OTHER AMOUNT TAKEN  49500 JPY  taken 50000 JPY`);
    const refund = () => portal('orders', 'refund', number, '--note', 'x');
    expect(await refund()).toEqual({ code: 0, said: `${number}  cancelled_by_vendor` });
    expect(await refund()).toMatchObject({ code: 1 });
    expect(await waits()).not.toContain(number);
    expect(await detail(client, id)).toMatchObject({
      status: 99,
      payment_state: 'refunded',
      refunded_at: null,
      licenses: [],
    });
    await shop.runJobs();
    const { body } = await shop.deps.db
      .selectFrom('portal.mail_outbox')
      .select('body')
      .where('subject', '=', `Payment refunded (${number})`)
      .executeTakeFirstOrThrow();
    expect(body).toContain('no license was issued');
  });

  it('have a document issued once more when it was made out wrongly', async () => {
    const { person, client } = await aBuyer();
    const order = await placed(client, orderOf(shop));
    const token = async () =>
      (await client.post('/api/pdf/invoice/', { payload: { order_id: order.id } })).body;
    const first = await client.get(`/pdf/invoice/${await token()}`);
    await shop.deps.db
      .updateTable('manager.team_ref')
      .set({ name: 'Renamed Works' })
      .where('id', '=', person.team.id)
      .execute();
    const reissue = (kind: string) =>
      portal('orders', 'reissue', order.number, '--kind', kind, '--note', 'new name');
    expect(await reissue('invoice')).toEqual({ code: 0, said: `${order.number}-I2` });
    const second = await client.get(`/pdf/invoice/${await token()}`);
    expect(second.headers['content-disposition']).toContain(`${order.number}-I2.pdf`);
    expect(second.rawPayload.equals(first.rawPayload)).toBe(false);
    expect((await reissue('receipt')).said).toContain('not_offered');
  });

  it('are not refunded while another order renews their licenses', async () => {
    const { person, client } = await aBuyer();
    const card = { payment_method: 2, customer_card_id: await shop.aCard(person) };
    const first = await placed(client, orderOf(shop, { cd: '{"m1":1}', ...card }));
    const [license] = await licensesOf(person);
    const licenses = JSON.stringify([{ id: license?.id, count: 1 }]);
    const renewal = orderOf(shop, { cd: '{}', licenses });
    const second = await placed(client, renewal);
    const refund = () => portal('orders', 'refund', first.number, '--note', 'x');
    expect((await refund()).said).toContain('license_in_order');
    await portal('orders', 'pay', second.number, '--note', 'x');
    expect((await refund()).said).toContain('renewed_since');
    expect((await detail(client, first.id)).status).toBe(1);
  });

  it('are cancelled when they are not paid in time', async () => {
    const { client, person } = await aBuyer();
    const order = await placed(client, orderOf(shop));
    const after = await placed(client, orderOf(shop, { payment_type: 2 }));
    const due = order.duedate ?? '';
    const short = await placed(client, orderOf(shop));
    await importCsv([`${tokyoDay(shop.deps.clock())},49000,${short.number}`]);
    shop.setNow(new Date(`${due}T12:00:00Z`));
    await expireOrders(shop.deps);
    const status = async (id: string) => (await detail(await shop.signIn(person), id)).status;
    expect(await status(order.id)).toBe(0);
    // A transfer of the last day shows on the next business day.
    shop.pass(2 * dayMs);
    await Promise.all([expireOrders(shop.deps), expireOrders(shop.deps)]);
    expect([await status(order.id), await status(after.id)]).toEqual([99, 0]);
    // Money that came for an order is cleared up before it is cancelled.
    expect(await status(short.id)).toBe(0);
    const [line = ''] =
      (await portal('orders', 'waiting')).said
        .split('\n')
        .find((each) => each.includes('transfer partial') && each.includes(short.number))
        ?.split(' ') ?? [];
    await portal('bank', 'resolve', line, '--note', 'sent back');
    await expireOrders(shop.deps);
    expect(await status(short.id)).toBe(99);
    await shop.runJobs();
    const mails = await shop.deps.db
      .selectFrom('portal.mail_outbox')
      .select('subject')
      .where('recipient', '=', person.email)
      .where('subject', 'like', 'Order cancelled: not paid in time%')
      .execute();
    expect(mails).toHaveLength(2);
  });

  it('wait in a list, with the slips that are to be posted', async () => {
    const { client, person } = await aBuyer({
      team: await aTeam(shop.deps, { name: 'Slip Works' }),
    });
    const order = await placed(client, orderOf(shop, { paper_invoice: 1, paper_receipt: 1 }));
    const waits = async () =>
      (await portal('orders', 'waiting')).said
        .split('\n')
        .filter((line) => line.includes('Slip Works'));
    expect(await waits()).toEqual([
      expect.stringContaining(`${order.number}  transfer  51700 JPY`),
    ]);
    await portal('orders', 'pay', order.number, '--note', 'x');
    expect(await waits()).toEqual([expect.stringContaining('slips  51700 JPY')]);
    // 47,000 yen without tax: no stamp.
    expect((await waits())[0]).toContain('invoice, receipt  Slip Works');
    await portal('orders', 'slips-posted', order.number, '--note', 'tracking 1');
    expect(await waits()).toEqual([]);
    const stamped = orderOf(shop, { cd: '{"m1":4}', paper_receipt: 1 });
    const large = await placed(client, stamped);
    await portal('orders', 'pay', large.number, '--note', 'x');
    expect((await waits())[0]).toContain('receipt  stamp 200 JPY  Slip Works');
    await portal('orders', 'slips-posted', large.number, '--note', 'x');
    const customer_card_id = await shop.aCard(person);
    await placed(client, { ...stamped, payment_method: 2, customer_card_id });
    expect((await waits())[0]).toContain('receipt  Slip Works');
    expect(person.team.name).toBe('Slip Works');
  });

  it.each([
    [49_999, 0],
    [50_000, 200],
    [1_000_000, 200],
    [1_000_001, 400],
    [2_000_000, 400],
    [3_000_001, 1000],
    [10_000_000, 2000],
    [1_000_000_001, 200_000],
  ])('of %d yen without tax need a stamp of %d yen on their receipt', (base, stamp) => {
    expect(stampDuty(base)).toBe(stamp);
  });

  it('leave every act in the audit log, whose chain is whole', async () => {
    await sealAudit(shop.deps);
    expect(await portal('audit', 'verify')).toMatchObject({
      code: 0,
      said: expect.stringContaining('Sealed and unchanged'),
    });
    const acts = await shop.deps.db.selectFrom('portal.audit_log').select('action').execute();
    for (const action of [
      'order.place',
      'order.pay',
      'order.approve',
      'order.refuse',
      'order.cancel',
      'order.expire',
      'order.refund',
      'order.refund_sent',
      'payment.mismatch',
      'order.slips_posted',
      'license.issue',
      'license.take_back',
      'bank_line.import',
      'bank_line.resolve',
    ]) {
      expect(acts).toContainEqual({ action });
    }
  });
});

describe('auto-renewal', () => {
  const ordersOf = async ({ person }: Buyer) =>
    shop.deps.db
      .selectFrom('manager.order')
      .select(['id', 'number', 'origin', 'status', 'duedate'])
      .where('team_id', '=', person.team.id)
      .where('origin', '=', 'auto_renewal')
      .execute();

  it('orders what ends within 30 days, once, and never again what was cancelled', async () => {
    const buyer = await aBuyer();
    const today = tokyoDay(shop.deps.clock());
    const add = (days: number, autoRenewal = true) =>
      aLicense(shop.deps, buyer.person.team, {
        startsOn: addDays(today, -300),
        endsOn: addDays(today, days),
        autoRenewal,
      });
    const [ending] = [await add(20), await add(20), await add(31), await add(20, false)];
    // What was cancelled says nothing of how long it is to go on.
    const renewal = { cd: '{}', licenses: JSON.stringify([{ id: ending.id, count: 1 }]) };
    const givenUp = await placed(buyer.client, orderOf(shop, renewal));
    const cancelled = { id: givenUp.id, method: 'cancel' };
    await buyer.client.post('/api/order/bank', { payload: cancelled });
    await Promise.all([renewEndingLicenses(shop.deps), renewEndingLicenses(shop.deps)]);
    await renewEndingLicenses(shop.deps);
    const [order, ...others] = await ordersOf(buyer);
    expect(others).toEqual([]);
    const made = await detail(buyer.client, order?.id ?? '');
    expect(made).toMatchObject({
      origin: 'auto_renewal',
      status: 0,
      payment_type: 1,
      items: [
        { quantity: 1, month: 10 },
        { quantity: 1, month: 10 },
      ],
      events: [{ kind: 'ordered', by: 'system', by_name: null }],
    });
    expect((order?.duedate ?? '') > addDays(today, 14)).toBe(true);
    expect(await place(buyer.client, orderOf(shop, renewal))).toMatchObject({
      code: 'not_renewable',
    });
    const payload = { id: order?.id, method: 'cancel' };
    await buyer.client.post('/api/order/bank', { payload });
    await renewEndingLicenses(shop.deps);
    expect(await ordersOf(buyer)).toHaveLength(1);
    await shop.runJobs();
    const mails = await shop.deps.db
      .selectFrom('portal.mail_outbox')
      .select('subject')
      .where('recipient', '=', buyer.person.email)
      .execute();
    expect(mails.map(({ subject }) => subject)).toContain(
      `Renewal order for your licenses (${order?.number ?? ''})`,
    );
  });
});
