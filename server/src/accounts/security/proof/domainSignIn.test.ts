import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AccountsBrowser } from '../../../testing/browsers/AccountsBrowser.ts';
import { SignInVisit } from '../../../testing/browsers/SignInVisit.ts';
import {
  aNewPerson,
  anAccountsTeam,
  testPassword,
} from '../../../testing/builders/accountPeople.ts';
import type { TestServer } from '../../../testing/createTestServer.ts';
import type { Script, ScriptedProvider } from '../../../testing/single-sign-on/ScriptedProvider.ts';
import { ScriptedSignOn } from '../../../testing/single-sign-on/ScriptedSignOn.ts';
import type { SignOnTeam } from '../../../testing/single-sign-on/SignOnTeam.ts';
import { accountByEmail } from '../../directory/people.queries.ts';
import { insertStaff } from '../../directory/staff.queries.ts';

let signOn: ScriptedSignOn;
let server: TestServer;
let provider: ScriptedProvider;
let team: SignOnTeam;

beforeAll(async () => {
  signOn = await ScriptedSignOn.start();
  ({ server, provider } = signOn);
}, 60_000);
afterAll(() => signOn.close());
beforeEach(async () => {
  team = await signOn.openTeam();
});

const address = (name: string) => `${name}@${team.domain}`;
const join = (name: string) => signOn.join(team, name);

describe('passwords where a team signs in by its provider', () => {
  const attempt = async (email: string, password: string) =>
    (await SignInVisit.open(server)).send({ email, password });

  it('count for the owner only; nobody learns from it who has an account', async () => {
    const wordless = { outcome: 'single_sign_on' };
    expect(await attempt(address('ken'), testPassword)).toEqual(wordless);
    expect(await attempt(address('ken'), 'wrong')).toEqual(wordless);
    expect(await attempt(address('nobody'), 'wrong')).toEqual(wordless);
    expect(await attempt(address('owner'), 'wrong')).toEqual(wordless);
    expect(await attempt(address('owner'), testPassword)).toMatchObject({ outcome: 'signed_in' });
    expect(await attempt('nobody@elsewhere.example', 'wrong')).toEqual({ outcome: 'refused' });
  });

  it('count for staff, who show a second factor with them', async () => {
    const ken = await accountByEmail(server.deps.db, address('ken'));
    await insertStaff(server.deps.db, ken?.id ?? '', server.deps.clock());
    const answer = await attempt(address('ken'), testPassword);
    expect(answer).toMatchObject({ outcome: 'set_up_factor' });
  });

  it('count for people of the domain in other teams', async () => {
    await anAccountsTeam(server.deps, { people: [await aNewPerson({ email: address('rei') })] });
    const answer = await attempt(address('rei'), testPassword);
    expect(answer).toMatchObject({ outcome: 'signed_in' });
  });

  it('are not reset: the mail says how to sign in', async () => {
    const ask = async (name: string) => {
      await server.deps.db.deleteFrom('portal.mail_outbox').execute();
      const browser = new AccountsBrowser(server.accounts);
      await browser.get('/password/reset');
      const email = address(name);
      const answer = await browser.send('POST', '/api/password/reset', { email });
      await server.runJobs();
      const mails = await server.deps.db
        .selectFrom('portal.mail_outbox')
        .select('subject')
        .orderBy('id')
        .execute();
      return [answer.json<{ single_sign_on: boolean }>().single_sign_on, ...mails];
    };
    const instead = { subject: 'You sign in with your company account' };
    expect(await ask('ken')).toEqual([true, instead]);
    expect(await ask('nobody')).toEqual([true]);
    expect(await ask('owner')).toEqual([true, { subject: 'Choose a new password' }]);
    await team.post('/off');
    expect(await ask('ken')).toEqual([false, { subject: 'Choose a new password' }]);
  });

  it('prove nothing: the person goes to the provider, and comes back with a proof', async () => {
    const { browser } = await join('ken');
    server.pass(11 * 60_000);
    const proof = await browser.send('POST', '/api/proof', { password: testPassword });
    expect(proof.json()).toEqual({ outcome: 'single_sign_on' });
    const change = { current_password: testPassword, new_password: 'another-solder-mask' };
    expect((await browser.send('PUT', '/api/password', change)).json()).toEqual({
      outcome: 'single_sign_on',
    });
    const way = await browser.get('/sso/prove?page=/security');
    const location = String(way.headers.location);
    expect(location).toContain('prompt=login&max_age=0');
    const back = await browser.get(`/sso/callback?${provider.signIn(location)}`);
    expect(back.headers.location).toBe('/security');
    const proofs = await server.deps.db
      .selectFrom('accounts.session_proof')
      .select('session_uid')
      .where('proved_at', '=', server.deps.clock())
      .execute();
    expect(proofs).toHaveLength(1);
    server.pass(-11 * 60_000);
  });

  it.each<[string, Script]>([
    ['somebody else', { claims: { sub: 'somebody else' } }],
    ['an earlier sign-in', { claims: { auth_time: 1_700_000_000 } }],
  ])('are not replaced by %s at the provider', async (_who, script) => {
    const { browser } = await join('ken');
    provider.script = {
      claims: { email: address('ken'), sub: 'subject of ken', ...script.claims },
    };
    const way = await browser.get('/sso/prove?page=https://elsewhere.example');
    const query = provider.signIn(String(way.headers.location));
    expect((await browser.get(`/sso/callback?${query}`)).statusCode).toBe(400);
  });
});
