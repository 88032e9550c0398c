import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AccountsBrowser } from '../../../testing/browsers/AccountsBrowser.ts';
import { signInAtAccounts, SignInVisit } from '../../../testing/browsers/SignInVisit.ts';
import {
  aNewPerson,
  anAccountsTeam,
  testPassword,
} from '../../../testing/builders/accountPeople.ts';
import { codeOf, setUpAuthenticator } from '../../../testing/builders/authenticatorApp.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { auditOf } from '../../../testing/readers/auditOf.ts';
import { insertStaff } from '../../directory/staff.queries.ts';
import { carryOutResets } from '../../security/factor-reset/carryOutResets.ts';

const dayMs = 24 * 3_600_000;
let server: TestServer;
let owner: AccountsBrowser;
let guest: AccountsBrowser;
let ids: { readonly owner: string; readonly admin: string; readonly guest: string };
let app: { readonly secret: string; readonly codes: readonly string[] };
let teams = 0;

beforeAll(async () => {
  server = await createTestServer();
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  teams += 1;
  const emailOf = (name: string) => `${name}@team-${teams}.example`;
  const roles = ['owner', 'admin', 'guest'] as const;
  const people = await Promise.all(roles.map((role) => aNewPerson({ email: emailOf(role), role })));
  const team = await anAccountsTeam(server.deps, { people });
  const [first = '', second = '', third = ''] = team.people.map(({ id }) => id);
  ids = { owner: first, admin: second, guest: third };
  await server.deps.db.deleteFrom('portal.call_limit').execute();
  owner = await signInAtAccounts(server, { email: emailOf('owner'), password: testPassword });
  guest = await signInAtAccounts(server, { email: emailOf('guest'), password: testPassword });
  app = await setUpAuthenticator(server, guest);
  await server.deps.db.deleteFrom('portal.mail_outbox').execute();
});

const path = (id: string) => `/api/users/${id}/factor-reset`;
const ask = (browser = owner, id = ids.guest) => browser.send('POST', path(id), {});
const mails = () =>
  server.deps.db
    .selectFrom('portal.mail_outbox')
    .select(['recipient', 'subject', 'body'])
    .where('subject', 'like', 'Two-factor%')
    .orderBy('id')
    .execute();
const subjects = async () =>
  (await mails()).map(({ recipient, subject }) => [recipient.split('@')[0], subject]);
const tokens = async () =>
  (await mails()).map(({ body }) => /factor-reset\/([\w-]+)/.exec(body)?.[1] ?? '');
const stop = async (token: string) => {
  const visitor = new AccountsBrowser(server.accounts);
  await visitor.get(`/factor-reset/${token}`);
  const answer = await visitor.send('POST', '/api/factor-reset/stop', { token });
  return answer.json<{ outcome: string }>().outcome;
};
const acts = async () =>
  (await auditOf(server.deps, ids.guest)).map(({ action, actor }) => [action, actor]);
const signsIn = async () => {
  const { send } = await SignInVisit.open(server);
  return (await send({ email: `guest@team-${teams}.example`, password: testPassword })).outcome;
};
/** Carries out resets a day later. @returns the outcome of a sign-in then */
async function onDay(act: () => Promise<unknown> = () => carryOutResets(server.deps)) {
  server.pass(dayMs);
  await act();
  const outcome = await signsIn();
  server.pass(-dayMs);
  return outcome;
}

const askedSubjects = [
  ['guest', 'Two-factor authentication of your account will be turned off'],
  ['owner', 'Two-factor authentication of a member will be turned off'],
];
const stoppedSubjects = [
  ['guest', 'Two-factor authentication of your account stays on'],
  ['owner', 'Two-factor authentication of a member stays on'],
];

describe('lost second factors', () => {
  it("are removed 24 hours after the owner's request; both are told at once", async () => {
    const members = (await ask()).json<{ members: { factors_reset_at: string | null }[] }>();
    const dueAt = new Date(server.deps.clock().getTime() + dayMs).toISOString();
    expect(members.members.map((member) => member.factors_reset_at)).toEqual([null, null, dueAt]);
    expect((await guest.get('/api/factors')).json()).toMatchObject({ reset_at: dueAt });
    expect(await subjects()).toEqual(askedSubjects);
    server.pass(dayMs - 1);
    await carryOutResets(server.deps);
    server.pass(1 - dayMs);
    expect(await signsIn()).toBe('second_factor');
    expect(await onDay()).toBe('signed_in');
    expect(await acts()).toEqual(
      expect.arrayContaining([
        ['factor.reset-ask', ids.owner],
        ['factor.reset', ids.owner],
      ]),
    );
    expect((await subjects()).slice(2)).toEqual([
      ['guest', 'Two-factor authentication was turned off'],
    ]);
  });

  it('are asked for by the owner only, for a member who has some', async () => {
    const at = (name: string) => ({
      email: `${name}@team-${teams}.example`,
      password: testPassword,
    });
    const admin = await signInAtAccounts(server, at('admin'));
    const statusOf = async (browser: AccountsBrowser, id: string) =>
      (await ask(browser, id)).statusCode;
    expect(await statusOf(admin, ids.guest)).toBe(403);
    expect(await statusOf(guest, ids.guest)).toBe(403);
    expect(await statusOf(owner, ids.owner)).toBe(403);
    expect(await statusOf(owner, 'somebody of another team')).toBe(404);
    expect(await statusOf(owner, ids.admin)).toBe(409);
    expect(await mails()).toEqual([]);
  });

  it('of staff are removed only by an operator', async () => {
    await insertStaff(server.deps.db, ids.guest, server.deps.clock());
    expect((await ask()).statusCode).toBe(403);
  });

  it('require a recent proof of the owner, and the CSRF token', async () => {
    expect((await owner.send('POST', path(ids.guest), {}, {})).statusCode).toBe(403);
    server.pass(11 * 60_000);
    expect((await ask()).json()).toMatchObject({ code: 'proof_needed' });
    server.pass(-11 * 60_000);
    expect(await mails()).toEqual([]);
  });

  it('require the second factor of an owner who has one', async () => {
    const own = await setUpAuthenticator(server, owner);
    server.pass(11 * 60_000);
    await owner.send('POST', '/api/proof', { password: testPassword, factor: code(own) });
    expect((await ask()).statusCode).toBe(200);
    server.pass(9 * 60_000);
    await server.deps.db.updateTable('accounts.session_proof').set({ factor_at: null }).execute();
    expect((await ask()).json()).toMatchObject({ code: 'factor_proof_needed' });
    server.pass(-20 * 60_000);
  });

  it('can be requested once at a time, and three times a day', async () => {
    await Promise.all([ask(), ask()]);
    expect(await mails()).toHaveLength(2);
    await ask();
    expect(await mails()).toHaveLength(2);
    expect((await ask()).statusCode).toBe(429);
  });
});

describe('a removal of second factors', () => {
  it.each([
    ['the person', 0],
    ['the owner', 1],
  ] as const)('is stopped by the mailed link of %s, without a session, once', async (_who, at) => {
    await ask();
    const token = (await tokens())[at] ?? '';
    const both = await Promise.all([stop(token), stop(token)]);
    expect(both.toSorted()).toEqual(['over', 'stopped']);
    expect((await subjects()).slice(2)).toEqual(stoppedSubjects);
    expect(await onDay()).toBe('second_factor');
    const actor = at === 0 ? ids.guest : ids.owner;
    expect(await acts()).toContainEqual(['factor.reset-stop', actor]);
  });

  it('can be stopped by either in their session, and by nobody else', async () => {
    await ask();
    expect((await guest.send('DELETE', path(ids.guest), undefined)).statusCode).toBe(403);
    expect((await guest.send('DELETE', '/api/factors/reset', undefined)).json()).toMatchObject({
      reset_at: null,
    });
    await ask();
    await owner.send('DELETE', path(ids.guest), undefined);
    expect(await onDay()).toBe('second_factor');
    expect(await stop('made-up')).toBe('over');
  });

  it('is either stopped or carried out when both are concurrent', async () => {
    await ask();
    const [token = ''] = await tokens();
    let stopped = '';
    const outcome = await onDay(async () => {
      [stopped] = await Promise.all([stop(token), carryOutResets(server.deps)]);
    });
    expect([stopped, outcome]).toEqual(
      stopped === 'stopped' ? ['stopped', 'second_factor'] : ['over', 'signed_in'],
    );
  });

  it('is carried out once by two processes', async () => {
    await ask();
    await onDay(() => Promise.all([carryOutResets(server.deps), carryOutResets(server.deps)]));
    expect((await acts()).filter(([action]) => action === 'factor.reset')).toHaveLength(1);
  });

  it.each([
    [
      'the owner is another one by then',
      async () => {
        await owner.send('POST', `/api/users/${ids.admin}/owner`, {});
      },
    ],
    [
      'the person has left the team',
      async () => {
        await owner.send('DELETE', `/api/users/${ids.guest}`, undefined);
      },
    ],
  ])('comes to nothing when %s', async (_what, act) => {
    await ask();
    await act();
    expect(await onDay()).toBe('second_factor');
    expect(await acts()).toContainEqual(['factor.reset-stop', 'system']);
    expect((await subjects()).map(([, subject]) => subject)).toContain(stoppedSubjects[0]?.[1]);
  });

  it.each([
    ['shown', () => guest.send('POST', '/api/proof', { factor: recovery() })],
    ['added', () => setUpAuthenticator(server, guest)],
  ])('is over as soon as a second factor is %s', async (_what, act) => {
    await ask();
    await act();
    expect((await guest.get('/api/factors')).json()).toMatchObject({ reset_at: null });
    expect(await onDay()).toBe('second_factor');
    expect(await acts()).toContainEqual(['factor.reset-stop', ids.guest]);
  });

  it('stores links as digests, and is deleted with the account', async () => {
    await ask();
    const rows = await server.deps.db.selectFrom('accounts.factor_reset').selectAll().execute();
    for (const token of await tokens()) expect(JSON.stringify(rows)).not.toContain(token);
  });
});

const code = ({ secret }: { readonly secret: string }) => ({
  kind: 'totp',
  code: codeOf(server, secret),
});
const recovery = () => ({ kind: 'recovery_code', code: app.codes[0] });
