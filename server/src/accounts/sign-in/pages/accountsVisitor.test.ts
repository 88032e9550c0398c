import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AccountsBrowser } from '../../../testing/browsers/AccountsBrowser.ts';
import { signInAtAccounts } from '../../../testing/browsers/SignInVisit.ts';
import {
  aNewPerson,
  anAccountsTeam,
  testPassword,
} from '../../../testing/builders/accountPeople.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const named = (last_name: string) => ({
  last_name,
  first_name: 'Mio',
  locale: 'ja',
  version: 1,
});
const signIn = (email: string) => signInAtAccounts(server, { email, password: testPassword });

async function aPerson(email: string) {
  await anAccountsTeam(server.deps, { people: [await aNewPerson({ email })] });
  return signIn(email);
}

/** Has a browser the session of another one, while its pages stay open. */
function takeSession(browser: AccountsBrowser, other: AccountsBrowser) {
  for (const [cookie, value] of other.cookies) {
    if (cookie.startsWith('accounts_session')) browser.setCookie(cookie, value);
  }
}

const nameOf = async (browser: AccountsBrowser) =>
  (await browser.get('/api/user')).json<{ last_name: string }>().last_name;

describe('the CSRF token of an account page', () => {
  it('sends nothing in the name of another person who has signed in since', async () => {
    const open = await aPerson('open@visitor.example');
    await open.get('/user');
    const other = await aPerson('other@visitor.example');
    const before = await nameOf(other);
    takeSession(open, other);
    const answer = await open.send('PUT', '/api/user', named('Written by another'));
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'csrf' });
    expect(await nameOf(other)).toBe(before);
    await open.get('/user');
    expect((await open.send('PUT', '/api/user', named('Own'))).statusCode).toBe(200);
    expect(await nameOf(other)).toBe('Own');
  });

  it('sends nothing in the team that somebody has who was taken out of theirs since', async () => {
    const { people } = await anAccountsTeam(server.deps, {
      people: [
        await aNewPerson({ email: 'owner@visitor.example' }),
        await aNewPerson({ email: 'admin@visitor.example', role: 'admin' }),
      ],
    });
    const open = await signIn('admin@visitor.example');
    await open.get('/users');
    const team = (await open.get('/api/session')).json<{ team_id: string }>().team_id;
    const owner = await signIn('owner@visitor.example');
    await owner.get('/users');
    const id = people.find(({ email }) => email === 'admin@visitor.example')?.id ?? '';
    const removal = await owner.send('DELETE', `/api/users/${id}`, undefined);
    expect(removal.statusCode).toBe(200);
    const answer = await open.send('PUT', '/api/user', named('Of the former team'));
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'csrf' });
    const { team_id } = (await open.get('/api/session')).json<{ team_id: string }>();
    expect(team_id).not.toBe(team);
    await open.get('/user');
    expect((await open.send('PUT', '/api/user', named('Own'))).statusCode).toBe(200);
  });

  it('goes on when the same person has signed in again', async () => {
    const open = await aPerson('again@visitor.example');
    await open.get('/user');
    takeSession(open, await signIn('again@visitor.example'));
    expect((await open.send('PUT', '/api/user', named('Still'))).statusCode).toBe(200);
  });
});
