import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { defineJob } from '../../../platform/jobs/Queue.ts';
import { visit } from '../../../testing/browsers/TestClient.ts';
import {
  listOf,
  openQuotationDesk,
  type QuotationDesk,
} from '../../../testing/shops/openQuotationDesk.ts';

let desk: QuotationDesk;
beforeAll(async () => {
  desk = await openQuotationDesk();
});
afterAll(() => desk.close());

describe('quotations.clean-up', () => {
  it('deletes visitors’ quotations 30 days after their expiry, and keeps those of teams', async () => {
    const { db, blobs, queue } = desk.server.deps;
    const { hash, number } = await desk.issue(visit(desk.server), { licenses: undefined });
    await desk.open(hash);
    const find = () =>
      db
        .selectFrom('manager.quotation')
        .selectAll()
        .where('number', '=', number)
        .executeTakeFirst();
    const key = `documents/${(await find())?.document_sha256 ?? ''}.pdf`;
    const cleanUp = async () => {
      await queue.enqueue(db, defineJob('quotations.clean-up'), {});
      await desk.server.runJobs();
    };
    await desk.issue(desk.client);
    const kept = (await listOf(desk.client)).length;
    await desk.pass(60);
    await cleanUp();
    expect([await find(), await blobs.stat(key)]).not.toContain(undefined);
    await desk.pass(1);
    await cleanUp();
    expect([await find(), await blobs.stat(key)]).toEqual([undefined, undefined]);
    expect(await listOf(desk.client)).toHaveLength(kept);
  });
});
