import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { checkoutAnswerSchema } from '@portal/shared/contracts';
import { sql } from 'kysely';
import { aSeat } from '../../../testing/builders/aDevice.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { aLicense } from '../../../testing/builders/licenses.ts';
import { aPerson } from '../../../testing/builders/people.ts';
import { asOtherCaller } from '../../../testing/database/refuseSecondConnection.ts';
import { itOnPostgres, untilWaiting } from '../../../testing/database/untilWaiting.ts';
import { DeviceError } from './deviceCall.ts';
import { checkOut } from './leases.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

describe('checkOut', () => {
  itOnPostgres('takes one license when a device asks twice at the same time', async () => {
    const { db } = server.deps;
    const { person, device, request } = await aSeat(server);
    await aLicense(server.deps, person.team);
    await aLicense(server.deps, person.team);
    // This lock allows both calls to read but not to write, so that both search before one takes a
    // license.
    const { calls } = await db.transaction().execute(async (trx) => {
      await sql`lock table manager.license in share mode`.execute(trx);
      const ask = () => device.call('/api/v1/lm/checkout', request);
      const asked = asOtherCaller(() => [ask(), ask()]);
      await asOtherCaller(() => untilWaiting(db, 2));
      return { calls: asked };
    });
    const leases = (await Promise.all(calls)).map(
      (answer) => checkoutAnswerSchema.parse(answer.json()).lease,
    );
    expect(new Set(leases).size).toBe(1);
  });

  it('refuses a call that was signed before the device changed its owner', async () => {
    const { db } = server.deps;
    const { person, device } = await aSeat(server);
    await aLicense(server.deps, person.team);
    const before = await db
      .selectFrom('manager.license_device')
      .selectAll()
      .where('id', '=', device.kid)
      .executeTakeFirstOrThrow();
    const next = await aPerson(server.deps, { team: person.team });
    await device.enrol(await server.signIn(next));
    const late = checkOut(server.deps, { ...before, user_id: person.id }, 'cd');
    await expect(late).rejects.toThrow(DeviceError);
  });
});
