import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bulkAnswerSchema, bulkLicenses, type BulkAnswer } from '@portal/shared/contracts';
import { addDays, tokyoDay } from '@portal/shared/domain';
import { personalDigest } from '../../../platform/db/sealPersonal.ts';
import type { TestClient } from '../../../testing/browsers/TestClient.ts';
import { aLicense, licenseRowsOf } from '../../../testing/builders/licenses.ts';
import { aPerson, aTeam, type TestTeam } from '../../../testing/builders/people.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { auditOf } from '../../../testing/readers/auditOf.ts';
import { createLicenses } from './createLicenses.ts';

const release = '/api/licenses/bulk/release';
const autoRenewal = '/api/licenses/bulk/auto-continue';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** Leases licenses to a person, as their computers would. */
async function hold(person: { readonly id: string }, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const lease_until = new Date(server.deps.clock().getTime() + 600_000);
    const lease = { lease_id: randomUUID(), lease_device_id: 'device', lease_user_id: person.id };
    await server.deps.db
      .updateTable('manager.license')
      .set({ ...lease, lease_until })
      .where('id', '=', id)
      .execute();
  }
}

async function goStandalone(id: string): Promise<void> {
  await server.deps.db
    .updateTable('manager.license')
    .set({
      standalone_at: server.deps.clock(),
      standalone_user_id: 'user',
      standalone_file_id: 'file',
    })
    .where('id', '=', id)
    .execute();
}

async function answerOf(client: TestClient, url: string, payload: object): Promise<BulkAnswer> {
  const answer = await client.post(url, { payload });
  expect(answer.statusCode).toBe(200);
  return bulkAnswerSchema.parse(answer.json());
}

const rowsOf = async (client: TestClient) => licenseRowsOf(await client.get('/api/licenses/'));
const some = (ids: readonly string[]) => ({ licenses: ids.map((id) => ({ id })) });
const several = async (team: TestTeam, count: number) => {
  const made = [];
  for (let n = 0; n < count; n += 1) made.push(await aLicense(server.deps, team));
  return made;
};

describe('POST /api/licenses/bulk/release', () => {
  it('releases what it may, names the rest with reasons, and writes a row for each', async () => {
    const owner = await aPerson(server.deps);
    const guest = await aPerson(server.deps, { team: owner.team, role: 'guest' });
    const [one, two, standalone, free] = await several(owner.team, 4);
    await hold(guest, [one!.id, two!.id]);
    await goStandalone(standalone!.id);
    const foreign = await aLicense(server.deps, await aTeam(server.deps));
    const client = await server.signIn(owner);
    const asked = [one!.id, standalone!.id, foreign.id, free!.id, two!.id, 'none'];
    expect(await answerOf(client, release, some(asked))).toEqual({
      done: [one!.id, two!.id],
      refused: [
        { id: standalone!.id, code: 'standalone' },
        { id: foreign.id, code: 'not_found' },
        { id: free!.id, code: 'not_in_use' },
        { id: 'none', code: 'not_found' },
      ],
    });
    expect((await rowsOf(client)).map((row) => row.active_user_id)).toEqual([
      null,
      null,
      'user',
      null,
    ]);
    for (const { number } of [one!, two!]) {
      expect(await auditOf(server.deps, number)).toEqual([
        { action: 'license.release', actor: owner.id, details: { active_user_id: guest.id } },
      ]);
    }
    expect(await auditOf(server.deps, free!.number)).toEqual([]);
  });

  it('keeps the address of each act outside the chain, with its own digest', async () => {
    const owner = await aPerson(server.deps);
    const made = await several(owner.team, 3);
    const ids = made.map(({ id }) => id);
    await hold(owner, ids);
    await answerOf(await server.signIn(owner), release, some(ids));
    const rows = await server.deps.db
      .selectFrom('portal.audit_log as act')
      .innerJoin('portal.audit_personal as personal', 'personal.seq', 'act.seq')
      .where('act.actor', '=', owner.id)
      .select(['act.personal_digest', 'personal.salt', 'personal.content'])
      .execute();
    expect(rows).toHaveLength(3);
    for (const { personal_digest, salt, content } of rows) {
      expect(content).toEqual({ ip: '127.0.0.1' });
      expect(personalDigest(salt, content)).toBe(personal_digest);
    }
  });

  it('releases only the user whom the person saw', async () => {
    const owner = await aPerson(server.deps);
    const [seen, taken] = await several(owner.team, 2);
    await hold(owner, [seen!.id, taken!.id]);
    const licenses = [
      { id: seen!.id, active_user_id: owner.id },
      { id: taken!.id, active_user_id: 'somebody-else' },
    ];
    const answer = await answerOf(await server.signIn(owner), release, { licenses });
    expect(answer).toEqual({
      done: [seen!.id],
      refused: [{ id: taken!.id, code: 'not_in_use' }],
    });
  });

  it('lets guests release only what they hold themselves', async () => {
    const guest = await aPerson(server.deps, { role: 'guest' });
    const admin = await aPerson(server.deps, { team: guest.team, role: 'admin' });
    const [own, others] = await several(guest.team, 2);
    await hold(guest, [own!.id]);
    await hold(admin, [others!.id]);
    const asked = some([own!.id, others!.id]);
    expect(await answerOf(await server.signIn(guest), release, asked)).toEqual({
      done: [own!.id],
      refused: [{ id: others!.id, code: 'not_allowed' }],
    });
    expect(await answerOf(await server.signIn(admin), release, asked)).toEqual({
      done: [others!.id],
      refused: [{ id: own!.id, code: 'not_in_use' }],
    });
  });

  it('refuses strangers, calls without a token, too many licenses, and duplicates', async () => {
    const owner = await aPerson(server.deps);
    const client = await server.signIn(owner);
    const { id } = await aLicense(server.deps, owner.team);
    const payload = some([id]);
    const call = { method: 'POST', url: release, payload } as const;
    expect((await server.manager.inject(call)).statusCode).toBe(401);
    const headers = { cookie: client.cookie };
    expect((await server.manager.inject({ ...call, headers })).json()).toMatchObject({
      code: 'csrf',
    });
    const many = Array.from({ length: bulkLicenses + 1 }, (_, n) => `id-${n}`);
    for (const wrong of [{}, some([]), some([id, id]), some(many), some(["'"]), { ids: [id] }]) {
      expect((await client.post(release, { payload: wrong })).statusCode).toBe(422);
    }
  });
});

describe('POST /api/licenses/bulk/auto-continue', () => {
  it('switches what is not switched yet, and names trials and unknown licenses', async () => {
    const owner = await aPerson(server.deps);
    const client = await server.signIn(owner);
    const [off, on] = await several(owner.team, 2);
    const trial = await aLicense(server.deps, owner.team, { trial: true });
    const foreign = await aLicense(server.deps, await aTeam(server.deps));
    await answerOf(client, autoRenewal, { ids: [on!.id], auto_continue: 1 });
    const ids = [off!.id, on!.id, trial.id, foreign.id];
    expect(await answerOf(client, autoRenewal, { ids, auto_continue: 1 })).toEqual({
      done: [off!.id, on!.id],
      refused: [
        { id: trial.id, code: 'trial' },
        { id: foreign.id, code: 'not_found' },
      ],
    });
    const flags = (await rowsOf(client)).map((row) => [row.number, row.auto_continue]);
    expect(Object.fromEntries(flags)).toEqual({
      [off!.number]: 1,
      [on!.number]: 1,
      [trial.number]: 0,
    });
    // A license that was on already has only the row of the first call.
    expect(await auditOf(server.deps, on!.number)).toHaveLength(1);
    expect(await auditOf(server.deps, off!.number)).toEqual([
      { action: 'license.auto_renewal', actor: owner.id, details: { auto_continue: true } },
    ]);
    await answerOf(client, autoRenewal, { ids: [off!.id], auto_continue: 0 });
    expect(await auditOf(server.deps, off!.number)).toHaveLength(2);
  });

  it('refuses guests and people outside Japan', async () => {
    const american = await aTeam(server.deps, { country_code: 'US' });
    for (const given of [{ role: 'guest' as const }, { team: american }]) {
      const person = await aPerson(server.deps, given);
      const { id } = await aLicense(server.deps, person.team);
      const client = await server.signIn(person);
      const payload = { ids: [id], auto_continue: 1 };
      const answer = await client.post(autoRenewal, { payload });
      expect(answer.json()).toMatchObject({ code: 'not_allowed' });
    }
  });
});

describe('a choice of more licenses than one call takes', () => {
  it('is processed in two calls', async () => {
    const owner = await aPerson(server.deps);
    const client = await server.signIn(owner);
    const today = tokyoDay(server.deps.clock());
    const one = { product: 'cd', startsOn: today, endsOn: addDays(today, 300) } as const;
    const made = await server.deps.db
      .transaction()
      .execute((trx) => createLicenses(trx, owner.team.id, Array(bulkLicenses + 1).fill(one)));
    const all = made.map(({ id }) => id);
    for (const ids of [all.slice(0, bulkLicenses), all.slice(bulkLicenses)]) {
      const answer = await answerOf(client, autoRenewal, { ids, auto_continue: 1 });
      expect(answer).toEqual({ done: ids, refused: [] });
    }
    expect((await rowsOf(client)).every((row) => row.auto_continue === 1)).toBe(true);
  });
});
