import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { defineJob } from '../../../platform/jobs/Queue.ts';
import type { TestClient } from '../../../testing/browsers/TestClient.ts';
import { openShop, type Shop } from '../../../testing/shops/openShop.ts';
import {
  aDocumentBuyer,
  askForDocument,
  openDocument,
  type DocumentBuyer,
} from '../../../testing/builders/orderDocuments.ts';
import { aPerson, aTeam, type TestPerson } from '../../../testing/builders/people.ts';

let shop: Shop;
let owner: TestPerson;
let client: TestClient;
let anOrder: DocumentBuyer['anOrder'];
let aPaidOrder: DocumentBuyer['aPaidOrder'];
beforeAll(async () => {
  shop = await openShop();
  const team = await aTeam(shop.deps, { name: '株式会社髙﨑/設計' });
  const buyer = await aDocumentBuyer(shop, { team, last_name: '佐藤', first_name: '花子' });
  ({ person: owner, client, anOrder, aPaidOrder } = buyer);
});
afterAll(() => shop.close());

const minuteMs = 60_000;

describe('documents of an order', () => {
  it('offers the documents that the screens list', async () => {
    const unpaid = await anOrder();
    const kinds = ['invoice', 'delivery', 'receipt', 'credit'] as const;
    const offered = async (id: string) =>
      Promise.all(kinds.map(async (kind) => (await askForDocument(client, kind, id)).body !== ''));
    expect(await offered(unpaid.id)).toEqual([true, false, false, false]);
    expect(await offered((await aPaidOrder()).id)).toEqual([true, true, true, false]);
    const after = await anOrder({ payment_type: 2 });
    expect(await offered(after.id)).toEqual([false, false, false, false]);
    const payload = { id: unpaid.id, method: 'cancel' };
    await client.post('/api/order/bank', { payload });
    expect(await offered(unpaid.id)).toEqual([false, false, false, false]);
  });

  it('opens a document once, within five minutes, for the requester', async () => {
    const { id, number } = await anOrder();
    const answer = await askForDocument(client, 'invoice', id);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    const address = `/pdf/invoice/${answer.body}`;
    const colleague = await shop.signIn(await aPerson(shop.deps, { team: owner.team }));
    expect((await colleague.get(address)).statusCode).toBe(404);
    expect(
      (await client.get(`/pdf/receipt/${(await askForDocument(client, 'invoice', id)).body}`))
        .statusCode,
    ).toBe(404);
    const pdf = await client.get(address);
    expect(pdf.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename=${number}-I1.pdf`,
    });
    expect((await client.get(address)).statusCode).toBe(404);
    const late = await askForDocument(client, 'invoice', id);
    shop.pass(5 * minuteMs);
    expect((await client.get(`/pdf/invoice/${late.body}`)).statusCode).toBe(404);
  });

  it('deletes expired tokens once a day', async () => {
    const { id } = await anOrder();
    const { body: token } = await askForDocument(client, 'invoice', id);
    const { db, queue } = shop.deps;
    const tokens = async () =>
      (await db.selectFrom('manager.document_token').select('expires_at').execute()).length;
    const cleanUp = async () => {
      await queue.enqueue(db, defineJob('documents.clean-up'), {});
      await shop.runJobs();
    };
    await cleanUp();
    expect(await tokens()).toBeGreaterThan(0);
    shop.pass(6 * minuteMs);
    await cleanUp();
    expect(await tokens()).toBe(0);
    expect((await client.get(`/pdf/invoice/${token}`)).statusCode).toBe(404);
  });

  it('refuses documents of other teams and people', async () => {
    const { id } = await anOrder();
    const stranger = await shop.signIn(await aPerson(shop.deps));
    const answer = await askForDocument(stranger, 'invoice', id);
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'not_found' }]);
    expect((await stranger.get(`/api/order/${id}`)).statusCode).toBe(404);
    const payload = { id, method: 'cancel' };
    expect((await stranger.post('/api/order/bank', { payload })).statusCode).toBe(404);
  });

  it('issues a document once and never changes it', async () => {
    const { id } = await anOrder();
    const [first, second] = await Promise.all([
      openDocument(client, 'invoice', id),
      openDocument(client, 'invoice', id),
    ]);
    await shop.deps.db
      .updateTable('manager.team_ref')
      .set({ address: 'Elsewhere' })
      .where('id', '=', owner.team.id)
      .execute();
    const third = await openDocument(client, 'invoice', id);
    expect(first.rawPayload.equals(second.rawPayload)).toBe(true);
    expect(first.rawPayload.equals(third.rawPayload)).toBe(true);
    const { db } = shop.deps;
    const documents = db.selectFrom('manager.order_document').where('order_id', '=', id);
    expect(await documents.select('version').execute()).toEqual([{ version: 1 }]);
    const change = db.updateTable('manager.order_document').where('order_id', '=', id);
    await expect(change.set({ number: 'other' }).execute()).rejects.toThrow('does not change');
    await expect(change.set({ sha256: 'other' }).execute()).rejects.toThrow('does not change');
    await expect(
      db.deleteFrom('manager.order_document').where('order_id', '=', id).execute(),
    ).rejects.toThrow('does not change');
  });
});
