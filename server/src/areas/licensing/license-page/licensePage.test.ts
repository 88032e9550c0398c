import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  licenseEventsSchema,
  licensePageSchema,
  licenseUsesSchema,
  type LicensePage,
} from '@portal/shared/contracts';
import { addDays, tokyoDay } from '@portal/shared/domain';
import { recordAudit } from '../../../platform/db/audit.ts';
import type { TestClient } from '../../../testing/browsers/TestClient.ts';
import { orderOf, placed } from '../../../testing/builders/checkout.ts';
import { aDevice } from '../../../testing/builders/aDevice.ts';
import { scene, sendLir } from '../../../testing/builders/licenseFiles.ts';
import { aLicense, licenseRowsOf } from '../../../testing/builders/licenses.ts';
import { aPerson, aTeam } from '../../../testing/builders/people.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { openBackOffice, type BackOffice } from '../../../testing/shops/openBackOffice.ts';
import { forceNetwork } from '../license-files/forceNetwork.ts';

let server: TestServer;
let shop: BackOffice;
beforeAll(async () => {
  server = await createTestServer();
  shop = await openBackOffice();
});
afterAll(async () => {
  await shop.close();
  await server.close();
});

const pageOf = async (client: TestClient, number: string): Promise<LicensePage> =>
  licensePageSchema.parse((await client.get(`/api/licenses/${number}`)).json());

describe('GET /api/licenses/{number}', () => {
  it('answers the present and past users of the license and their computers', async () => {
    const owner = await aPerson(server.deps);
    const guest = await aPerson(server.deps, {
      team: owner.team,
      role: 'guest',
      first_name: 'Ken',
      last_name: 'Ito',
    });
    const { id, number } = await aLicense(server.deps, owner.team);
    const byGuest = await server.signIn(guest);
    const device = await aDevice(server);
    const { user } = await device.enrol(byGuest);
    await device.call('/api/v1/lm/checkout', { license_type: 'cd', device: device.kid, user });
    const today = tokyoDay(server.deps.clock());
    await usedOn(id, [today], guest);
    const client = await server.signIn(owner);
    const page = await pageOf(client, number);
    expect(page.license).toMatchObject({ id, number, active_user_name: 'Ken Ito' });
    expect(page.record).toMatchObject({
      computer: expect.any(String),
      orders: [],
      uses: {
        rows: [{ day: today, user_id: guest.id, user_name: 'Ken Ito', seconds: 5400 }],
        next: null,
      },
      events: { rows: [], next: null },
    });
    await client.delete(`/api/license/${id}`);
    await client.post('/api/license/update', { payload: { license_id: id, auto_continue: 1 } });
    const after = await pageOf(client, number);
    expect(after.record?.computer).toBeNull();
    expect(after.record?.events.rows).toMatchObject([
      { kind: 'auto_renewal_on', by: 'person', by_name: 'Hanako Sato', user_name: null },
      { kind: 'released', by: 'person', by_name: 'Hanako Sato', user_name: 'Ken Ito' },
    ]);
  });

  it('answers the orders that created and renewed it, with their documents and refunds', async () => {
    const { person, client } = await shop.aBuyer();
    const { id, number } = await aLicense(shop.deps, person.team);
    const customer_card_id = await shop.aCard(person);
    const licenses = JSON.stringify([{ id, count: 1 }]);
    const order = await placed(
      client,
      orderOf(shop, { licenses, payment_method: 2, customer_card_id }),
    );
    const made = licenseRowsOf(await client.get('/api/licenses/')).find(
      (each) => each.number !== number,
    );
    const own = { id: order.id, number: order.number };
    const renewed = await pageOf(client, number);
    expect(renewed.record?.orders).toMatchObject([
      { ...own, renewal: 1, status: 1, documents: ['invoice', 'delivery', 'receipt'] },
    ]);
    expect(renewed.record?.events.rows).toMatchObject([
      { kind: 'renewed', by: 'system', by_name: null, order: own },
    ]);
    const issued = await pageOf(client, made?.number ?? '');
    expect(issued.record?.orders).toMatchObject([{ ...own, renewal: 0 }]);
    expect(issued.record?.events.rows).toMatchObject([{ kind: 'issued', order: own }]);
    await shop.portal('orders', 'refund', order.number, '--note', 'complaint');
    const back = await pageOf(client, number);
    expect(back.record?.orders).toMatchObject([{ ...own, status: 99 }]);
    expect(back.record?.events.rows).toMatchObject([
      { kind: 'taken_back', by: 'operator' },
      { kind: 'renewed' },
    ]);
    expect((await client.get(`/api/licenses/${made?.number ?? ''}`)).statusCode).toBe(404);
  });

  it('shows the computer of a standalone license, and when support took it back', async () => {
    const at = await scene(server);
    await sendLir(at, await at.device.lir());
    const { number } = at.license;
    const { record } = await pageOf(at.client, number);
    expect(record?.computer).not.toBeNull();
    expect(record?.events.rows).toMatchObject([
      { kind: 'standalone', user_name: 'Hanako Sato', computer: record?.computer },
    ]);
    await forceNetwork(server.deps, number, 'local:support');
    const after = await pageOf(at.client, number);
    expect(after.record?.events.rows[0]).toMatchObject({ kind: 'forced_network', by: 'operator' });
  });

  it('hides use, orders and history from guests and from teams that may not buy', async () => {
    const community = await aTeam(server.deps, { edition: 'community' });
    for (const given of [{ role: 'guest' as const }, { team: community }]) {
      const person = await aPerson(server.deps, given);
      const { number } = await aLicense(server.deps, person.team);
      const client = await server.signIn(person);
      expect(await pageOf(client, number)).toMatchObject({ license: { number }, record: null });
      for (const more of ['uses?before=2026-01-01%20x', 'events?before=1']) {
        const answer = await client.get(`/api/licenses/${number}/${more}`);
        expect(answer.json()).toMatchObject({ code: 'not_allowed' });
      }
    }
  });

  it("answers 404 for another team's number and an unknown one", async () => {
    const client = await server.signIn(await aPerson(server.deps));
    const foreign = await aLicense(server.deps, await aTeam(server.deps));
    for (const number of [foreign.number, 'CD-9999999', 'standalone']) {
      const answer = await client.get(`/api/licenses/${number}`);
      expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'not_found' }]);
    }
    const visitor = { method: 'GET', url: `/api/licenses/${foreign.number}` } as const;
    expect((await server.manager.inject(visitor)).statusCode).toBe(401);
  });

  it('paginates long histories, the newest first', async () => {
    const owner = await aPerson(server.deps);
    const admin = await aPerson(server.deps, { team: owner.team, role: 'admin' });
    const { id, number } = await aLicense(server.deps, owner.team);
    const today = tokyoDay(server.deps.clock());
    const days = Array.from({ length: 15 }, (_, ago) => addDays(today, -ago));
    await usedOn(id, days, owner);
    await usedOn(id, days, admin);
    await auditedTimes(25, owner, number);
    const client = await server.signIn(owner);
    const { record } = await pageOf(client, number);
    const next = encodeURIComponent(record?.uses.next ?? '');
    const olderUses = licenseUsesSchema.parse(
      (await client.get(`/api/licenses/${number}/uses?before=${next}`)).json(),
    );
    const uses = [...(record?.uses.rows ?? []), ...olderUses.rows];
    expect([record?.uses.rows.length, olderUses.next]).toEqual([20, null]);
    expect(new Set(uses.map(({ day, user_id }) => `${day} ${user_id}`)).size).toBe(30);
    expect(uses.map(({ day }) => day)).toEqual(days.flatMap((day) => [day, day]));
    const olderEvents = licenseEventsSchema.parse(
      (
        await client.get(
          `/api/licenses/${number}/events?before=${String(record?.events.next ?? 0)}`,
        )
      ).json(),
    );
    expect([record?.events.rows.length, olderEvents.rows.length]).toEqual([20, 5]);
    expect(olderEvents.next).toBeNull();
    for (const place of ['yesterday', '2026-02-30%20x', '0000-01-01%20x']) {
      const wrong = await client.get(`/api/licenses/${number}/uses?before=${place}`);
      expect(wrong.statusCode).toBe(422);
    }
  });
});

/** Records an hour and a half of use of a license on each of some days. */
async function usedOn(
  license_id: string,
  days: readonly string[],
  { id: user_id, team }: { readonly id: string; readonly team: { readonly id: string } },
): Promise<void> {
  const use = { team_id: team.id, product: 'cd', user_id, license_id } as const;
  await server.deps.db
    .insertInto('manager.usage_user_day')
    .values(days.map((day) => ({ ...use, day, seconds: 5400, attempts: 1, refusals: 0 })))
    .execute();
}

async function auditedTimes(
  times: number,
  { id: actor, team }: { readonly id: string; readonly team: { readonly id: string } },
  object: string,
): Promise<void> {
  const act = { at: server.deps.clock(), actor, teamId: team.id, object } as const;
  for (let n = 0; n < times; n += 1) {
    const details = { auto_continue: n % 2 === 0 };
    await recordAudit(server.deps.db, { ...act, action: 'license.auto_renewal', details });
  }
}
