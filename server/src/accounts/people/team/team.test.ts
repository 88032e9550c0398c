import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ViewerRole } from '../../../platform/http/Viewer.ts';
import {
  aNewPerson,
  anAccountsTeam,
  testPassword,
} from '../../../testing/builders/accountPeople.ts';
import type { AccountsBrowser } from '../../../testing/browsers/AccountsBrowser.ts';
import { signInAtAccounts } from '../../../testing/browsers/SignInVisit.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

let count = 0;

/** A team with a person of each role, who are signed in. */
async function aTeam(edition: 'community' | 'professional', roles: readonly ViewerRole[]) {
  count += 1;
  const emails = roles.map((role) => `${role}-${count}@team.example`);
  const people = await Promise.all(
    roles.map((role, index) => aNewPerson({ role, email: emails[index] ?? '' })),
  );
  const team = await anAccountsTeam(server.deps, { edition, people, name: 'Hobby boards' });
  await server.runJobs();
  const browsers: AccountsBrowser[] = [];
  for (const email of emails) {
    browsers.push(await signInAtAccounts(server, { email, password: testPassword }));
  }
  return { id: team.id, browsers };
}

const details = {
  name: 'Kiban Works',
  post_code: '105-0011',
  prefecture: 'Tokyo',
  address: '',
  tel: '',
  version: 1,
};

const known = (id: string) =>
  server.deps.db
    .selectFrom('manager.team_ref')
    .select(['edition', 'name', 'post_code', 'card_sharing'])
    .where('id', '=', id)
    .executeTakeFirst();
const actsOf = async (id: string) =>
  (
    await server.deps.db
      .selectFrom('portal.audit_log')
      .select('action')
      .where('team_id', '=', id)
      .execute()
  ).map(({ action }) => action);

describe('POST /api/team/upgrade', () => {
  it('upgrades the team, and the manager knows when it returns', async () => {
    const { id, browsers } = await aTeam('community', ['owner']);
    const [owner] = browsers;
    expect((await owner!.get('/api/team/upgrade')).json()).toMatchObject({
      name: 'Hobby boards',
      version: 1,
    });
    const answer = await owner!.send('POST', '/api/team/upgrade', details);
    expect(answer.json()).toEqual({ edition: 'professional' });
    expect(await known(id)).toMatchObject({
      edition: 2,
      name: 'Kiban Works',
      post_code: '105-0011',
    });
    expect(await actsOf(id)).toContain('team.upgrade');
    const again = await owner!.send('POST', '/api/team/upgrade', { ...details, version: 2 });
    expect(again.statusCode).toBe(403);
  });

  it('is only for the owner of a community team', async () => {
    const { id, browsers } = await aTeam('community', ['owner', 'admin', 'guest']);
    for (const browser of browsers.slice(1)) {
      const answer = await browser.send('POST', '/api/team/upgrade', details);
      expect(answer.json()).toMatchObject({ code: 'not_allowed' });
    }
    expect(await known(id)).toMatchObject({ edition: 1 });
    const professional = await aTeam('professional', ['owner']);
    expect((await professional.browsers[0]!.get('/api/team/upgrade')).statusCode).toBe(403);
  });

  it('overwrites no concurrent change, and refuses invalid fields', async () => {
    const { id, browsers } = await aTeam('community', ['owner']);
    const [owner] = browsers;
    const late = await owner!.send('POST', '/api/team/upgrade', { ...details, version: 7 });
    expect(late.json()).toMatchObject({ code: 'changed' });
    const wrong = await owner!.send('POST', '/api/team/upgrade', { ...details, tel: 'x' });
    expect(wrong.json()).toMatchObject({ msg: { tel: 'not_a_phone_number' } });
    expect(await known(id)).toMatchObject({ edition: 1, name: 'Hobby boards' });
  });
});

describe('PUT /api/settings', () => {
  it('changes card sharing for owner and admins, and tells the manager', async () => {
    const { id, browsers } = await aTeam('community', ['owner', 'admin', 'guest']);
    const [owner, admin, guest] = browsers;
    expect((await owner!.get('/api/settings')).json()).toEqual({ card_sharing: false });
    expect((await admin!.send('PUT', '/api/settings', { card_sharing: true })).json()).toEqual({
      card_sharing: true,
    });
    await server.runJobs();
    expect(await known(id)).toMatchObject({ card_sharing: true });
    await admin!.send('PUT', '/api/settings', { card_sharing: true });
    expect((await actsOf(id)).filter((action) => action === 'team.settings')).toHaveLength(1);
    expect((await guest!.send('PUT', '/api/settings', { card_sharing: false })).statusCode).toBe(
      403,
    );
    expect((await owner!.send('PUT', '/api/settings', { card_sharing: 1 })).statusCode).toBe(422);
  });
});
