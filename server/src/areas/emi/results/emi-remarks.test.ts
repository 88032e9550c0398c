import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { emiThreadSchema, noticesSchema } from '@portal/shared/contracts';
import { aBuyer } from '../../../testing/builders/aBuyer.ts';
import { anEmiLicense } from '../../../testing/builders/emi.ts';
import {
  emiFindingsOf,
  getOfJob,
  releaseEmi,
  sayOfEmi,
  suppressEmi,
} from '../../../testing/builders/emiResults.ts';
import { aBoard, uploadedEmi } from '../../../testing/builders/emiUploads.ts';
import { aPerson } from '../../../testing/builders/people.ts';
import type { TestClient } from '../../../testing/browsers/TestClient.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';

let server: TestServer;
let owner: Awaited<ReturnType<typeof aBuyer>>;
let guest: { readonly id: string; readonly client: TestClient };
/** Two runs of one project. */
let first: string;
let second: string;
let key: string;
beforeAll(async () => {
  server = await createTestServer();
  owner = await aBuyer(server);
  const license_id = await anEmiLicense(server.deps, owner.person);
  const board = { license_id, file: aBoard() };
  first = await uploadedEmi(owner.client, board);
  server.pass(1000);
  second = await uploadedEmi(owner.client, board);
  await server.runJobs();
  const person = await aPerson(server.deps, { team: owner.person.team, role: 'guest' });
  guest = { id: person.id, client: await server.signIn(person) };
  key = (await emiFindingsOf(owner.client, first))[0]?.key ?? '';
}, 120_000);
afterAll(() => server.close());

const threadOf = async (client: TestClient, job: string) =>
  emiThreadSchema.parse((await getOfJob(client, job, `/findings/${key}/remarks`)).json());
const noticesOf = async (client: TestClient) =>
  noticesSchema.parse((await client.get('/api/notices/')).json());

describe('the remarks of a finding', () => {
  it('are a history of comments, assignments and states in all runs of the project', async () => {
    await sayOfEmi(owner.client, first, key, {
      act: 'comment',
      text: 'Look <b>here</b>',
      whom: null,
    });
    for (const said of [
      { act: 'assign', whom: guest.id },
      { act: 'fix' },
      { act: 'reopen' },
      { act: 'fix' },
    ]) {
      server.pass(1000);
      expect((await sayOfEmi(guest.client, second, key, said)).statusCode).toBe(200);
    }
    await suppressEmi(owner.client, second, key, 'Shielded');
    server.pass(1000);
    await releaseEmi(owner.client, first, key);
    const thread = await threadOf(guest.client, first);
    expect(thread).toMatchObject({ assignee: { id: guest.id }, is_fixed: true });
    expect(thread.people.map(({ id }) => id)).toEqual(
      expect.arrayContaining([owner.person.id, guest.id]),
    );
    expect(thread.remarks.map(({ act, text }) => [act, text])).toEqual([
      ['comment', 'Look <b>here</b>'],
      ...[
        ['assign', ''],
        ['fix', ''],
        ['reopen', ''],
        ['fix', ''],
      ],
      ...[
        ['suppress', 'Shielded'],
        ['unsuppress', ''],
      ],
    ]);
    for (const job of [first, second]) {
      const findings = await emiFindingsOf(owner.client, job);
      expect(findings.filter(({ is_fixed }) => is_fixed)).toMatchObject([
        { key, assignee: thread.assignee?.name },
      ]);
    }
  });

  it('notify whom they mention or assign, and not their author', async () => {
    const before = (await noticesOf(owner.client)).length;
    await sayOfEmi(guest.client, first, key, {
      act: 'comment',
      text: 'Done?',
      whom: owner.person.id,
    });
    await sayOfEmi(guest.client, first, key, { act: 'comment', text: 'Note', whom: guest.id });
    const told = await noticesOf(owner.client);
    expect(told).toHaveLength(before + 1);
    expect(told).toContainEqual(
      expect.objectContaining({
        kind: 'emi_mentioned',
        to: `/demitasnx/${first}?finding=${key}`,
        read: false,
      }),
    );
    expect((await noticesOf(guest.client)).map(({ kind }) => kind)).not.toContain('emi_mentioned');
    await sayOfEmi(owner.client, first, key, { act: 'assign', whom: guest.id });
    expect((await noticesOf(guest.client)).map(({ kind }) => kind)).toContain('emi_assigned');
  });

  it('reach the open pages of the team', async () => {
    const heard = new Promise((resolve) => {
      const listener = { onChange: resolve, onEnd: () => undefined };
      server.deps.changes.listen(owner.person.team.id, listener);
    });
    await sayOfEmi(guest.client, first, key, { act: 'comment', text: 'Look', whom: null });
    expect(await heard).toEqual(new Set(['emi']));
  });

  it('are refused to other teams, for their people, and for unknown findings', async () => {
    const stranger = await aBuyer(server);
    const said = { act: 'comment', text: 'x', whom: null };
    expect((await sayOfEmi(stranger.client, first, key, said)).statusCode).toBe(404);
    expect((await getOfJob(stranger.client, first, `/findings/${key}/remarks`)).statusCode).toBe(
      404,
    );
    const whom = stranger.person.id;
    for (const act of ['comment', 'assign'])
      expect(
        (
          await sayOfEmi(owner.client, first, key, {
            act,
            whom,
            ...(act === 'comment' && { text: 'x' }),
          })
        ).statusCode,
      ).toBe(404);
    expect((await sayOfEmi(owner.client, first, '0000000000000000', said)).statusCode).toBe(404);
  });

  it('are at most 500 with comments; the state can still change', async () => {
    const { id } = await server.deps.db
      .selectFrom('manager.emi_thread')
      .select('id')
      .executeTakeFirstOrThrow();
    const row = {
      ...{ team_id: owner.person.team.id, thread_id: id, act: 'fix' as const, text: '' },
      ...{ whom: null, job_id: first, finding_key: key, user_id: guest.id },
      created_at: server.deps.clock(),
    };
    const rows = Array.from({ length: 500 }, (_none, index) => ({ ...row, id: `full-${index}` }));
    await server.deps.db.insertInto('manager.emi_remark').values(rows).execute();
    const say = async (said: object) => (await sayOfEmi(owner.client, first, key, said)).statusCode;
    expect(await say({ act: 'comment', text: 'One more', whom: null })).toBe(409);
    expect(await say({ act: 'reopen' })).toBe(200);
    expect((await suppressEmi(owner.client, first, key, 'Shielded')).statusCode).toBe(200);
  });

  it.each([
    ['an empty comment', { act: 'comment', text: ' ', whom: null }],
    ['1,001 characters', { act: 'comment', text: 'x'.repeat(1001), whom: null }],
    ['an unknown act', { act: 'delete' }],
    ['a suppression without its rules', { act: 'suppress' }],
  ])('are refused with %s', async (_what, said) => {
    expect((await sayOfEmi(owner.client, first, key, said)).statusCode).toBe(422);
  });
});
