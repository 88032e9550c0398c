import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AccountsBrowser } from '../../../testing/browsers/AccountsBrowser.ts';
import { signInAtAccounts, SignInVisit } from '../../../testing/browsers/SignInVisit.ts';
import {
  aNewPerson,
  anAccountsTeam,
  testPassword,
} from '../../../testing/builders/accountPeople.ts';
import { codeOf, setUpAuthenticator } from '../../../testing/builders/authenticatorApp.ts';
import type { TestServer } from '../../../testing/createTestServer.ts';
import { auditOf } from '../../../testing/readers/auditOf.ts';
import { passwordProof, ScriptedSignOn } from '../../../testing/single-sign-on/ScriptedSignOn.ts';
import type { SignOnTeam } from '../../../testing/single-sign-on/SignOnTeam.ts';
import { accountByEmail } from '../../directory/people.queries.ts';

const minuteMs = 60_000;
let signOn: ScriptedSignOn;
let server: TestServer;
let team: SignOnTeam;

beforeAll(async () => {
  signOn = await ScriptedSignOn.start();
  ({ server } = signOn);
}, 60_000);
afterAll(() => signOn.close());
beforeEach(async () => {
  team = await signOn.openTeam();
  await server.deps.db.deleteFrom('portal.mail_outbox').execute();
});

const address = (name: string) => `${name}@${team.domain}`;
const arrive = (name: string) => signOn.arrive(team, name);
const idOf = async (name: string) =>
  (await accountByEmail(server.deps.db, address(name)))?.id ?? 'nobody';
const linksOf = async (name: string) =>
  server.deps.db
    .selectFrom('accounts.sso_link')
    .select('subject')
    .where('account_id', '=', await idOf(name))
    .execute();

interface Visit {
  readonly browser: AccountsBrowser;
  readonly action: string;
}
interface Outcome {
  readonly outcome?: string;
  readonly code?: string;
  readonly location?: string;
}
const prove = async ({ browser, action }: Visit, proof: object) =>
  (await browser.send('POST', `${action}/sso/join/proof`, proof)).json<Outcome>();
const mailLink = async ({ browser, action }: Visit) => {
  await browser.send('POST', `${action}/sso/join/mail`, {});
  const mail = await server.deps.db
    .selectFrom('portal.mail_outbox')
    .select(['recipient', 'body'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const [, path = '', token = ''] =
    /(\/sign_in\/[^/]+\/sso\/join\/([\w-]+))/.exec(mail?.body ?? '') ?? [];
  return { recipient: mail?.recipient, path, token };
};

/** Gives Ken an authenticator app, as set up before single sign-on. */
async function withAuthenticator() {
  await team.post('/off');
  const email = address('ken');
  const browser = await signInAtAccounts(server, { email, password: testPassword });
  const app = await setUpAuthenticator(server, browser);
  await team.post('/on');
  return app;
}

describe('the first sign-in of a member through the provider', () => {
  it('reveals nothing of the account before its proof', async () => {
    await withAuthenticator();
    const visit = await arrive('ken');
    expect(visit.page.body).toContain('"proof":{"token":null},"leaving":null');
    expect(visit.page.body).not.toContain('Hanako');
    expect((await visit.browser.get('/api/sessions')).statusCode).toBe(401);
    const moved = await visit.browser.send('POST', `${visit.action}/sso/join`, {});
    expect(moved.json()).toMatchObject({ code: 'over' });
    expect(await linksOf('ken')).toEqual([]);
  });

  it('accepts the password as proof, although it signs nobody in', async () => {
    const { send } = await SignInVisit.open(server);
    const refused = await send({ email: address('ken'), password: testPassword });
    expect(refused.outcome).toBe('single_sign_on');
    const { page } = await signOn.join(team, 'ken');
    expect(page.body).toContain('"name":"account"');
    expect(await linksOf('ken')).toEqual([{ subject: 'subject of ken' }]);
    expect((await arrive('ken')).page.body).toContain('"name":"account"');
  });

  it('accepts a code of the app, or a recovery code', async () => {
    const { secret, codes } = await withAuthenticator();
    const visit = await arrive('ken');
    expect(await prove(visit, { kind: 'totp', code: '000000' })).toEqual({ outcome: 'refused' });
    const code = codeOf(server, secret, 30);
    expect(await prove(visit, { kind: 'totp', code })).toMatchObject({ outcome: 'accepted' });
    await server.deps.db.deleteFrom('accounts.sso_link').execute();
    const again = await arrive('ken');
    const recovery = { kind: 'recovery_code', code: codes[0] };
    expect(await prove(again, recovery)).toMatchObject({ outcome: 'accepted' });
  });

  it('accepts a mailed link, once, in the same browser', async () => {
    const visit = await arrive('ken');
    const { recipient, path, token } = await mailLink(visit);
    expect(recipient).toBe(address('ken'));
    expect((await new AccountsBrowser(server.accounts).get(path)).statusCode).toBe(410);
    const other = await SignInVisit.open(server);
    expect(await prove(other, { kind: 'link', token })).toMatchObject({ code: 'over' });
    // Mail scanners open it, too.
    expect((await visit.browser.get(path)).body).toContain(`"proof":{"token":"${token}"}`);
    expect(await linksOf('ken')).toEqual([]);
    const both = await Promise.all([
      prove(visit, { kind: 'link', token }),
      prove(visit, { kind: 'link', token }),
    ]);
    expect(both.filter(({ outcome }) => outcome === 'accepted')).toHaveLength(1);
    expect(await linksOf('ken')).toHaveLength(1);
    expect(await prove(visit, { kind: 'link', token })).toMatchObject({ code: 'over' });
    const acts = (await auditOf(server.deps, await idOf('ken'))).map(({ action }) => action);
    expect(acts).toEqual(expect.arrayContaining(['sso.join-mail', 'sso.link']));
  });

  it('refuses a link that is expired, replaced, or of another account', async () => {
    const ken = await arrive('ken');
    const mari = await arrive('mari');
    const first = await mailLink(ken);
    const second = await mailLink(ken);
    const others = await mailLink(mari);
    for (const { token } of [first, others]) {
      expect(await prove(ken, { kind: 'link', token })).toEqual({ outcome: 'refused' });
    }
    server.pass(30 * minuteMs);
    expect(await prove(ken, { kind: 'link', token: second.token })).toMatchObject({ code: 'over' });
    server.pass(-30 * minuteMs);
    expect(await linksOf('ken')).toEqual([]);
  });

  it('is refused when the team has switched single sign-on off meanwhile', async () => {
    const visit = await arrive('ken');
    await team.post('/off');
    expect(await prove(visit, passwordProof)).toMatchObject({ code: 'switched_off' });
    expect(await linksOf('ken')).toEqual([]);
  });

  it('locks out after five wrong codes or passwords, counted apart from sign-ins', async () => {
    const { secret } = await withAuthenticator();
    const visit = await arrive('ken');
    const tried = { kind: 'totp', code: '000000' };
    const outcomes = [];
    for (let time = 0; time < 5; time += 1) outcomes.push((await prove(visit, tried)).outcome);
    expect(outcomes.at(-1)).toBe('locked');
    const code = codeOf(server, secret, 30);
    expect((await prove(visit, { kind: 'totp', code })).outcome).toBe('locked');
    const counted = await server.deps.db.selectFrom('accounts.lock_out').select('key').execute();
    const keys = counted.map(({ key }) => key);
    expect(keys).toContain(`join:${await idOf('ken')}`);
    expect(keys).not.toContain(`factor:${await idOf('ken')}`);
    const wrong = { kind: 'password', password: 'wrong' };
    for (let time = 0; time < 5; time += 1) outcomes.push((await prove(visit, wrong)).outcome);
    expect(outcomes.at(-1)).toBe('locked');
    expect((await prove(visit, passwordProof)).outcome).toBe('locked');
  });

  it('accepts ten codes a day, whatever the pauses', async () => {
    const { secret } = await withAuthenticator();
    for (let time = 0; time < 10; time += 1) {
      await prove(await arrive('ken'), { kind: 'totp', code: '000000' });
      server.pass(60 * minuteMs);
    }
    const right = { kind: 'totp', code: codeOf(server, secret, 30) };
    expect((await prove(await arrive('ken'), right)).code).toBe('too_many');
    server.pass(24 * 60 * minuteMs);
    const nextDay = { kind: 'totp', code: codeOf(server, secret, 30) };
    expect((await prove(await arrive('ken'), nextDay)).outcome).toBe('accepted');
  });

  it('does not reveal passkeys, and sends five mails a day', async () => {
    const visit = await arrive('ken');
    const asked = await visit.browser.send('POST', `${visit.action}/sso/join/passkey`, {});
    expect(asked.json()).toMatchObject({ allowCredentials: [] });
    for (let mail = 0; mail < 5; mail += 1) await mailLink(visit);
    const sixth = await visit.browser.send('POST', `${visit.action}/sso/join/mail`, {});
    expect(sixth.statusCode).toBe(429);
  });

  it('links an unused account that the team provisioned at once', async () => {
    const provision = (by: string) =>
      server.deps.db
        .updateTable('accounts.account')
        .set({ provisioned_by: by, last_sign_in_at: null })
        .where('email', '=', address('ken'))
        .execute();
    await provision('another team');
    expect((await arrive('ken')).page.body).toContain('"name":"sso_join"');
    await provision(team.id);
    expect((await arrive('ken')).page.body).toContain('"name":"account"');
    await server.deps.db.deleteFrom('accounts.sso_link').execute();
    // Used by now.
    expect((await arrive('ken')).page.body).toContain('"name":"sso_join"');
  });

  it("requires the page's CSRF token and an address with an account", async () => {
    const visit = await arrive('ken');
    const { statusCode } = await visit.browser.send(
      'POST',
      `${visit.action}/sso/join/proof`,
      passwordProof,
      {},
    );
    expect(statusCode).toBe(403);
    expect(await prove(await arrive('aya'), passwordProof)).toMatchObject({ code: 'over' });
  });
});

describe('a person of another team', () => {
  it('sees which team they would leave only after the proof', async () => {
    const people = [await aNewPerson({ email: address('rei') })];
    await anAccountsTeam(server.deps, { name: 'Former team', people });
    const { page } = await arrive('rei');
    expect(page.body).not.toContain('Former team');
    const shown = await signOn.join(team, 'rei');
    expect(shown.page.body).toContain('"proof":null,"leaving":{"team_name":"Former team"');
  });

  it('does not move another account that has the address meanwhile', async () => {
    const people = [await aNewPerson({ email: address('rei') })];
    await anAccountsTeam(server.deps, { people });
    const { browser, action } = await signOn.join(team, 'rei');
    await server.deps.db
      .updateTable('accounts.account')
      .set({ email: `was-${address('rei')}` })
      .where('email', '=', address('rei'))
      .execute();
    await anAccountsTeam(server.deps, { people });
    const moved = await browser.send('POST', `${action}/sso/join`, {});
    expect(moved.json()).toMatchObject({ code: 'over' });
  });
});
