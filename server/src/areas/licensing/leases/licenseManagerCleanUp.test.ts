import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { deviceCallWindowMs } from '@portal/shared/domain';
import { defineJob } from '../../../platform/jobs/Queue.ts';
import { aSeat } from '../../../testing/builders/aDevice.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

async function left() {
  const { db } = server.deps;
  const nonces = await db.selectFrom('manager.license_device_nonce').select('nonce').execute();
  const codes = await db.selectFrom('manager.license_enrolment').select('code_hash').execute();
  return { nonces: nonces.length, codes: codes.length };
}

async function cleanUp() {
  await server.deps.queue.enqueue(server.deps.db, defineJob('licenses.clean-up'), {});
  await server.runJobs();
}

describe('licenses.clean-up', () => {
  it('keeps a nonce while its call could be replayed, then deletes it and expired codes', async () => {
    await aSeat(server);
    server.pass(2 * deviceCallWindowMs);
    await aSeat(server);
    await cleanUp();
    expect(await left()).toEqual({ nonces: 2, codes: 2 });
    server.pass(1);
    await cleanUp();
    expect(await left()).toEqual({ nonces: 1, codes: 1 });
  });
});
