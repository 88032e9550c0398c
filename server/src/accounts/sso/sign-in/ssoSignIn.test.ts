import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { privacyVersion, termsVersion } from '@portal/shared/domain';
import { aNewPerson, anAccountsTeam } from '../../../testing/builders/accountPeople.ts';
import type { TestServer } from '../../../testing/createTestServer.ts';
import type { Script, ScriptedProvider } from '../../../testing/single-sign-on/ScriptedProvider.ts';
import { problemOf, ScriptedSignOn } from '../../../testing/single-sign-on/ScriptedSignOn.ts';
import type { SignOnTeam } from '../../../testing/single-sign-on/SignOnTeam.ts';

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
const arrive = (name: string, script?: Script) => signOn.arrive(team, name, script);
const join = (name: string) => signOn.join(team, name);

async function rolesOf(email: string) {
  const rows = await server.deps.db
    .selectFrom('accounts.membership as m')
    .innerJoin('accounts.account as a', 'a.id', 'm.account_id')
    .select(['m.team_id', 'm.role'])
    .where('a.email', '=', email)
    .execute();
  return rows.map(({ team_id, role }) => [team_id, role]);
}

const names = { last_name: 'Tanaka', first_name: 'Ken' };
const agreed = { terms: true, terms_version: termsVersion, privacy_version: privacyVersion };
const form = { ...names, ...agreed, locale: 'en' };

describe("a sign-in through a team's provider", () => {
  it("opens the team's account with that address, and links it", async () => {
    const { page, location } = await join('ken');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(address('ken'));
    const asked = new URL(location);
    expect(asked.searchParams.get('login_hint')).toBe(address('ken'));
    expect(asked.searchParams.get('code_challenge_method')).toBe('S256');
    expect(asked.searchParams.get('nonce')).toMatch(/^[\w-]{43}$/);
    const acts = await server.deps.db
      .selectFrom('portal.audit_log')
      .select(['action', 'details'])
      .where('team_id', '=', team.id)
      .where('action', 'in', ['sso.link', 'account.sign-in'])
      .orderBy('seq', 'desc')
      .limit(2)
      .execute();
    expect(acts).toEqual([
      { action: 'account.sign-in', details: { by: 'single_sign_on' } },
      { action: 'sso.link', details: { issuer: provider.issuer } },
    ]);
  });

  it('recognizes the person by issuer and subject, whatever their address', async () => {
    await join('ken');
    const renamed = { claims: { sub: 'subject of ken', email: address('ken.tanaka') } };
    const { page } = await arrive('ken', renamed);
    expect(page.body).toContain(address('ken'));
    expect(page.body).not.toContain('ken.tanaka');
  });

  it('does not open an account to another person with its address', async () => {
    await join('ken');
    const { page } = await arrive('ken', { claims: { sub: 'somebody new' } });
    expect(problemOf(page)).toBe('linked_elsewhere');
  });

  it('creates a guest account for an unknown person who agrees', async () => {
    const claims = { family_name: 'Suzuki', given_name: 'Aya' };
    const { page, browser, action } = await arrive('aya', { claims });
    expect(page.body).toContain('"name":"sso_join"');
    expect(page.body).toContain('"last_name":"Suzuki"');
    expect(await rolesOf(address('aya'))).toEqual([]);
    const refused = await browser.send('POST', `${action}/sso/register`, { ...form, terms: false });
    expect(refused.statusCode).toBe(422);
    const answer = await browser.send('POST', `${action}/sso/register`, form);
    const { location } = answer.json<{ location: string }>();
    expect((await browser.visit(location)).body).toContain(address('aya'));
    expect(await rolesOf(address('aya'))).toEqual([[team.id, 9]]);
    const again = await browser.send('POST', `${action}/sso/register`, form);
    expect(again.statusCode).toBe(409);
    const told = await server.deps.db
      .selectFrom('manager.member_ref as m')
      .innerJoin('manager.user_ref as person', 'person.id', 'm.user_id')
      .select('m.role')
      .where('person.email', '=', address('aya'))
      .execute();
    expect(told).toEqual([{ role: 9 }]);
  });

  it('grants the role of an open invitation, and accepts it', async () => {
    const email = address('mai');
    const wish = { email, role: 'admin', last_name: '', first_name: '', locale: 'ja' };
    expect((await team.owner.send('POST', '/api/invitations', wish)).statusCode).toBe(200);
    const { browser, action } = await arrive('mai');
    await browser.send('POST', `${action}/sso/register`, form);
    expect(await rolesOf(email)).toEqual([[team.id, 2]]);
    const open = await server.deps.db
      .selectFrom('accounts.invitation')
      .select('email')
      .where('team_id', '=', team.id)
      .where('accepted_at', 'is', null)
      .execute();
    expect(open).toEqual([]);
  });

  it('asks a person of another team before they leave it', async () => {
    const people = [await aNewPerson({ email: address('rei') })];
    const former = await anAccountsTeam(server.deps, { name: 'Former team', people });
    const { page, browser, action } = await join('rei');
    expect(page.body).toContain('"leaving":{"team_name":"Former team","refusal":null}');
    expect(await rolesOf(address('rei'))).toEqual([[former.id, 1]]);
    const answer = await browser.send('POST', `${action}/sso/join`, {});
    const { location } = answer.json<{ location: string }>();
    expect((await browser.visit(location)).body).toContain(address('rei'));
    expect(await rolesOf(address('rei'))).toEqual([[team.id, 9]]);
  });

  it('asks a person who left the service to come back first, and changes nothing', async () => {
    const email = address('nao');
    const former = await anAccountsTeam(server.deps, { people: [await aNewPerson({ email })] });
    await server.deps.db
      .updateTable('accounts.account')
      .set({ status: 'leaving' })
      .where('email', '=', email)
      .execute();
    const { browser, action } = await join('nao');
    const answer = await browser.send('POST', `${action}/sso/join`, {});
    expect(answer.json()).toMatchObject({ code: 'account_left' });
    expect(await rolesOf(email)).toEqual([[former.id, 1]]);
  });

  it('refuses an owner whose team has other members', async () => {
    const colleague = await aNewPerson({ email: `colleague@other-${team.domain}`, role: 'guest' });
    const people = [await aNewPerson({ email: address('rei') }), colleague];
    await anAccountsTeam(server.deps, { name: 'Former team', people });
    const { page, browser, action } = await join('rei');
    expect(page.body).toContain('"refusal":"owner_has_members"');
    const answer = await browser.send('POST', `${action}/sso/join`, {});
    expect(answer.json()).toMatchObject({ code: 'owner_has_members' });
  });

  it('creates no second account for an address in another case', async () => {
    await anAccountsTeam(server.deps, {
      people: [await aNewPerson({ email: address('REI') })],
    });
    const { browser, action } = await arrive('rei');
    const answer = await browser.send('POST', `${action}/sso/register`, form);
    expect(answer.json()).toMatchObject({ code: 'has_account' });
  });

  it('ends with the membership', async () => {
    await join('ken');
    const { id = '' } =
      (await server.deps.db
        .selectFrom('accounts.account')
        .select('id')
        .where('email', '=', address('ken'))
        .executeTakeFirst()) ?? {};
    expect((await team.owner.send('DELETE', `/api/users/${id}`, undefined)).statusCode).toBe(200);
    const { page } = await arrive('ken');
    // Asked like a person of another team.
    expect(page.body).toContain('"name":"sso_join"');
  });
});

it('does not begin for a domain without a provider', async () => {
  const { answer } = await team.begin('hanako@elsewhere.co.jp');
  expect(answer.json()).toEqual({ outcome: 'no_provider' });
});
