import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { checkoutAnswerSchema, licensesSchema } from '@portal/shared/contracts';
import { aSeat, type Seat } from '../../../testing/builders/aDevice.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { aLicense } from '../../../testing/builders/licenses.ts';
import { aPerson, type TestPerson } from '../../../testing/builders/people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** A person with a registered device that holds a license. */
async function aBusySeat() {
  const seat = await aSeat(server);
  const license = await aLicense(server.deps, seat.person.team);
  const answer = await seat.device.call('/api/v1/lm/checkout', seat.request);
  const { lease } = checkoutAnswerSchema.parse(answer.json());
  return { ...seat, license, lease };
}

async function holders(person: TestPerson) {
  const client = await server.signIn(person);
  const rows = licensesSchema.parse((await client.get('/api/licenses/')).json());
  return rows.map((row) => row.active_user_id);
}

const heartbeat = ({ device }: Seat, lease: string) =>
  device.call('/api/v1/lm/heartbeat', { lease });

describe('enrolDevice', () => {
  it('ends the leases that the previous owner holds with the device', async () => {
    const seat = await aBusySeat();
    const next = await aPerson(server.deps, { team: seat.person.team });
    await seat.device.enrol(await server.signIn(next));
    expect(await holders(next)).toEqual([null]);
    expect((await heartbeat(seat, seat.lease)).json()).toMatchObject({ code: 'lease_ended' });
    const acts = await server.deps.db
      .selectFrom('portal.audit_log')
      .select(['actor', 'action', 'object', 'details'])
      .where('team_id', '=', next.team.id)
      .where('action', '=', 'license.release')
      .execute();
    const details = { active_user_id: seat.person.id, device: seat.device.kid };
    const { number: object } = seat.license;
    expect(acts).toEqual([{ actor: next.id, action: 'license.release', object, details }]);
  });

  it('keeps the leases of a person who registers the device again', async () => {
    const seat = await aBusySeat();
    await seat.device.enrol(await server.signIn(seat.person));
    expect(await holders(seat.person)).toEqual([seat.person.id]);
    expect((await heartbeat(seat, seat.lease)).statusCode).toBe(200);
  });

  it('gives a new device to one of two teams that register it concurrently', async () => {
    const [first, second] = [await aPerson(server.deps), await aPerson(server.deps)];
    const { device } = await aSeat(server);
    await server.deps.db
      .deleteFrom('manager.license_device')
      .where('id', '=', device.kid)
      .execute();
    const clients = [await server.signIn(first), await server.signIn(second)];
    await Promise.all(clients.map((client) => device.enrol(client)));
    const rows = await server.deps.db
      .selectFrom('manager.license_device')
      .select(['team_id', 'user_id'])
      .where('id', '=', device.kid)
      .execute();
    expect([
      [{ team_id: first.team.id, user_id: first.id }],
      [{ team_id: second.team.id, user_id: second.id }],
    ]).toContainEqual(rows);
  });
});
