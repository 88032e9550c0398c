import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { noticesSchema, type Notice } from '@portal/shared/contracts';
import { addDays, tokyoDay } from '@portal/shared/domain';
import { aLicense } from '../../testing/builders/licenses.ts';
import { anEmiLicense } from '../../testing/builders/emi.ts';
import { anOrder } from '../../testing/builders/orders.ts';
import { aPerson, type TestPerson } from '../../testing/builders/people.ts';
import type { TestClient } from '../../testing/browsers/TestClient.ts';
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts';

let server: TestServer;
let person: TestPerson;
let owner: TestClient;
let guest: TestClient;
let order: string;

const inDays = (days: number) => addDays(tokyoDay(server.deps.clock()), days);

beforeAll(async () => {
  server = await createTestServer();
  const { deps } = server;
  person = await aPerson(deps);
  const colleague = await aPerson(deps, { team: person.team, role: 'guest' });
  owner = await server.signIn(person);
  guest = await server.signIn(colleague);
  await aLicense(deps, person.team, { endsOn: inDays(20) });
  await aLicense(deps, person.team, { endsOn: inDays(20) });
  await aLicense(deps, person.team, { endsOn: inDays(5) });
  // No notice for these: renews automatically, has ended, ends far away, belongs to another team.
  await aLicense(deps, person.team, { endsOn: inDays(6), autoRenewal: true });
  await aLicense(deps, person.team, { endsOn: inDays(-1) });
  await aLicense(deps, person.team, { endsOn: inDays(61) });
  await aLicense(deps, (await aPerson(deps)).team, { endsOn: inDays(3) });
  order = await anOrder(deps, person, { duedate: inDays(3), number: 'S20261100001' });
  await anOrder(deps, person, { duedate: inDays(3), status: 1 });
  await anOrder(deps, person, { duedate: inDays(8) });
  await anOrder(deps, await aPerson(deps), { duedate: inDays(1) });
}, 60_000);
afterAll(() => server.close());

async function notices(by = owner): Promise<readonly Notice[]> {
  return noticesSchema.parse((await by.get('/api/notices/')).json());
}

async function aFinishedJob(id: string, license_id: string, status: 'success' | 'failed') {
  const now = server.deps.clock();
  await server.deps.db
    .insertInto('manager.emi_job')
    .values({
      id,
      team_id: person.team.id,
      user_id: person.id,
      license_id,
      status,
      src_filename: 'board.tgz',
      src_key: id,
      src_bytes: 1,
      classes: '',
      settings: '{}',
      locale: 'en',
      created_at: now,
      finished_at: now,
      error: status === 'failed' ? '{"code":"no_matrix"}' : null,
    })
    .execute();
}

describe('GET /api/notices/', () => {
  it('shows a manager endings and unpaid orders, the newest first', async () => {
    const shown = await notices();
    const times = shown.map(({ created_at }) => created_at);
    expect(times).toEqual(times.toSorted().toReversed());
    const told = shown.map(({ kind, figures, to, read }) => ({ kind, figures, to, read }));
    expect(told).toHaveLength(3);
    const expected = [
      {
        kind: 'license_end',
        figures: {
          end_at: inDays(20),
          count: 2,
          number: null,
          numbers: [expect.stringMatching(/^CD/), expect.stringMatching(/^CD/)],
        },
        to: '/license?sort=end_at',
        read: false,
      },
      {
        kind: 'order_due',
        figures: { number: 'S20261100001', duedate: inDays(3), total: 16_500, currency: 'JPY' },
        to: `/order/${order}`,
        read: false,
      },
      {
        kind: 'license_end',
        figures: {
          end_at: inDays(5),
          count: 1,
          number: expect.any(String),
          numbers: [expect.any(String)],
        },
        to: expect.stringMatching(/^\/license\/CD/),
        read: false,
      },
    ];
    for (const notice of expected) expect(told).toContainEqual(notice);
  });

  it('shows guests nothing of licenses and orders', async () => {
    expect(await notices(guest)).toEqual([]);
  });

  it('shows everybody their own analyses, and not a colleague’s', async () => {
    const license = await anEmiLicense(server.deps, person);
    await aFinishedJob('done', license, 'success');
    await aFinishedJob('failed', license, 'failed');
    const kinds = (await notices()).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['emi_done', 'emi_failed']));
    expect(await notices(guest)).toEqual([]);
    await server.deps.db.deleteFrom('manager.emi_job').execute();
  });
});

describe('POST /api/notices/read', () => {
  const read = (ids: readonly unknown[], by = owner) =>
    by.post('/api/notices/read', { payload: { ids } });

  it('keeps a notice as read until its next stage', async () => {
    const [first] = await notices();
    const answer = noticesSchema.parse((await read([first?.id, 'of-another'])).json());
    expect(answer.map((notice) => notice.read)).toEqual([true, false, false]);
    expect((await notices()).map((notice) => notice.read)).toEqual([true, false, false]);
    const kept = await server.deps.db.selectFrom('manager.notice_read').selectAll().execute();
    expect(kept.map(({ notice_id }) => notice_id)).toEqual([first?.id]);

    const now = server.deps.clock();
    server.setNow(new Date(now.getTime() + 13 * 86_400_000));
    const fresh = (await notices(await server.signIn(person))).find(({ id }) =>
      id.startsWith('license_end'),
    );
    expect(fresh).toMatchObject({ read: false, figures: { count: 2 } });
    server.setNow(now);
  });

  it('refuses invalid ids, and too many', async () => {
    expect((await read([1])).statusCode).toBe(422);
    expect((await read(Array.from({ length: 201 }, String))).statusCode).toBe(422);
  });
});
