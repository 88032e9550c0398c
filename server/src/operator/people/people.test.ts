import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { signInAtAccounts, SignInVisit } from '../../testing/browsers/SignInVisit.ts';
import { aNewPerson, anAccountsTeam, testPassword } from '../../testing/builders/accountPeople.ts';
import { codeOf, setUpAuthenticator } from '../../testing/builders/authenticatorApp.ts';
import { carryOutResets } from '../../accounts/security/factor-reset/carryOutResets.ts';
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts';
import { auditOf } from '../../testing/readers/auditOf.ts';
import { typeCommand } from '../../testing/typeCommand.ts';

const setUpSchema = z.object({ outcome: z.string(), set_up: z.object({ secret: z.string() }) });
let server: TestServer;
let people = 0;
let id = '';
let email = '';

beforeAll(async () => {
  server = await createTestServer();
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  await server.deps.db.deleteFrom('accounts.staff').execute();
  await server.deps.db.deleteFrom('portal.mail_outbox').execute();
  people += 1;
  email = `person-${people}@kiban.example`;
  const team = await anAccountsTeam(server.deps, { people: [await aNewPerson({ email })] });
  id = team.people[0]?.id ?? '';
});

const type = async (...words: string[]) =>
  (await typeCommand(server.operator, words)).said.split('\n');
const acts = async () =>
  (await auditOf(server.deps, id)).map(({ action, actor }) => [action, actor]);

describe('portal staff', () => {
  it('marks a person, lists staff, and removes the mark; each action is recorded', async () => {
    expect(await type('staff', 'list')).toEqual(['Nobody is marked as staff.']);
    const marked = [`${email}  since 2026-11-21  no second factor yet`];
    expect(await type('staff', 'add', email.toUpperCase())).toEqual(marked);
    expect(await type('staff', 'add', email)).toEqual(marked);
    expect(await type('staff', 'list')).toEqual(marked);
    expect(await type('staff', 'remove', email)).toEqual(['Nobody is marked as staff.']);
    expect(await acts()).toEqual([
      ['staff.add', 'local:tester'],
      ['staff.remove', 'local:tester'],
    ]);
  });

  it('tells the manager at once', async () => {
    const isStaffAtManager = async () => {
      const row = await server.deps.db
        .selectFrom('manager.user_ref')
        .select('staff')
        .where('id', '=', id)
        .executeTakeFirst();
      return row?.staff;
    };
    await type('staff', 'add', email);
    expect(await isStaffAtManager()).toBe(true);
    await type('staff', 'remove', email);
    expect(await isStaffAtManager()).toBe(false);
  });

  it.each([
    [
      'an address without an account',
      ['add', 'nobody@kiban.example'],
      'knows nothing of this name',
    ],
    ['who is not marked', ['remove', 'nobody@kiban.example'], 'knows nothing of this name'],
    ['no address', ['add'], 'missing'],
    ['two', ['add', 'a@kiban.example', 'b@kiban.example'], 'One person at a time'],
  ])('refuses %s', async (_what, words, said) => {
    const answer = await typeCommand(server.operator, ['staff', ...words]);
    expect(answer.code).not.toBe(0);
    expect(answer.said).toContain(said);
  });
});

describe('the sign-in of staff', () => {
  it('requires setting up a second factor before anything else', async () => {
    await type('staff', 'add', email);
    const { browser, action, send } = await SignInVisit.open(server);
    const { outcome, set_up } = setUpSchema.parse(await send({ email, password: testPassword }));
    expect(outcome).toBe('set_up_factor');
    const isSignedIn = async () =>
      (await browser.get('/api/session')).json<{ user_id: string | null }>().user_id === id;
    expect(await isSignedIn()).toBe(false);
    const confirm = async (code: string) =>
      (await browser.send('POST', `${action}/totp/confirm`, { code })).json<{
        outcome: string;
        location?: string;
        recovery_codes?: string[];
      }>();
    expect(await confirm('000000')).toEqual({ outcome: 'refused' });
    const done = await confirm(codeOf(server, set_up.secret));
    expect([done.outcome, done.recovery_codes?.length]).toEqual(['signed_in', 10]);
    await browser.visit(done.location ?? '');
    expect(await isSignedIn()).toBe(true);
    expect(await confirm(codeOf(server, set_up.secret))).toMatchObject({ outcome: 'over' });
  });

  it('requires an existing factor, and does not allow setting up another one there', async () => {
    const own = await signInAtAccounts(server, { email, password: testPassword });
    await setUpAuthenticator(server, own);
    await type('staff', 'add', email);
    const { browser, action, send } = await SignInVisit.open(server);
    expect((await send({ email, password: testPassword })).outcome).toBe('second_factor');
    const confirmed = await browser.send('POST', `${action}/totp/confirm`, { code: '000000' });
    expect(confirmed.json()).toEqual({ outcome: 'over', location: action });
  });

  it('requires nothing more of others, and nothing before the password', async () => {
    await type('staff', 'add', email);
    const { browser, action, send } = await SignInVisit.open(server);
    const before = await browser.send('POST', `${action}/totp/confirm`, { code: '000000' });
    expect(before.json()).toEqual({ outcome: 'over', location: action });
    await type('staff', 'remove', email);
    expect((await send({ email, password: testPassword })).outcome).toBe('signed_in');
  });
});

describe('portal people reset-factors', () => {
  it('removes every second factor after 24 hours, recorded and mailed', async () => {
    const browser = await signInAtAccounts(server, { email, password: testPassword });
    await setUpAuthenticator(server, browser);
    await server.deps.db.deleteFrom('portal.mail_outbox').execute();
    const dueAt = new Date(server.deps.clock().getTime() + 24 * 3_600_000);
    const told = `They are removed at ${dueAt.toISOString()}, unless the person or the owner stops it.`;
    expect(await type('people', 'factor-resets')).toEqual(['No second factors will be removed.']);
    expect(await type('people', 'reset-factors', email)).toEqual([told]);
    expect(await type('people', 'factor-resets')).toEqual([
      `${email}  removed at ${dueAt.toISOString()}  asked by the operator`,
    ]);
    expect(await type('people', 'reset-factors', email)).toEqual([told]);
    const early = await SignInVisit.open(server);
    expect((await early.send({ email, password: testPassword })).outcome).toBe('second_factor');
    server.pass(24 * 3_600_000);
    await carryOutResets(server.deps);
    const { send } = await SignInVisit.open(server);
    expect((await send({ email, password: testPassword })).outcome).toBe('signed_in');
    expect(await acts()).toContainEqual(['factor.reset', 'local:tester']);
    const mails = await server.deps.db
      .selectFrom('portal.mail_outbox')
      .selectAll()
      .orderBy('id')
      .execute();
    expect(mails.map(({ subject }) => subject)).toContain(
      'Two-factor authentication was turned off',
    );
    expect(mails.map(({ subject }) => subject)).toContain(
      'Two-factor authentication of your account will be turned off',
    );
    expect(await type('people', 'reset-factors', email)).toEqual(['There is no second factor.']);
  });
});

describe('portal people end-sessions', () => {
  it('signs a person out on every device and in the manager, and records it', async () => {
    const devices = [
      await signInAtAccounts(server, { email, password: testPassword }),
      await signInAtAccounts(server, { email, password: testPassword }),
    ];
    const begun = await SignInVisit.open(server);
    expect(await type('people', 'end-sessions', email.toUpperCase())).toEqual([
      'Sessions ended: 2',
    ]);
    for (const browser of devices) {
      expect((await browser.get('/api/sessions')).statusCode).toBe(401);
    }
    await server.runJobs();
    expect(await acts()).toContainEqual(['session.end-all', 'local:tester']);
    expect((await begun.send({ email, password: testPassword })).outcome).toBe('signed_in');
  });

  it('reports when there was no session, and refuses an address without an account', async () => {
    expect(await type('people', 'end-sessions', email)).toEqual(['Sessions ended: 0']);
    expect(await acts()).toEqual([]);
    const words = ['people', 'end-sessions', 'nobody@kiban.example'];
    const answer = await typeCommand(server.operator, words);
    expect([answer.code === 0, answer.said.includes('knows nothing of this name')]).toEqual([
      false,
      true,
    ]);
  });
});
