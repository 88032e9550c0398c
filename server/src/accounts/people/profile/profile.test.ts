import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AccountsBrowser } from '../../../testing/browsers/AccountsBrowser.ts';
import {
  aNewPerson,
  anAccountsTeam,
  testPassword,
} from '../../../testing/builders/accountPeople.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { signInAtAccounts } from '../../../testing/browsers/SignInVisit.ts';

let server: TestServer;
let owner: AccountsBrowser;
let guest: AccountsBrowser;
let visitor: AccountsBrowser;
const signIn = (email: string) => signInAtAccounts(server, { email, password: testPassword });

interface Versioned {
  readonly version: number;
}

beforeAll(async () => {
  server = await createTestServer();
  const people = [
    await aNewPerson(),
    await aNewPerson({ email: 'guest@kiban.example', role: 'guest', firstName: 'Ken' }),
  ];
  await anAccountsTeam(server.deps, { people });
  await anAccountsTeam(server.deps, {
    name: 'A community team',
    edition: 'community',
    people: [await aNewPerson({ email: 'owner@community.example' })],
  });
  await anAccountsTeam(server.deps, {
    name: 'Another team',
    people: [await aNewPerson({ email: 'owner@another.example' })],
  });
  owner = await signIn('hanako@kiban.example');
  guest = await signIn('guest@kiban.example');
  visitor = new AccountsBrowser(server.accounts);
  await visitor.get('/sign_up/');
}, 60_000);
afterAll(() => server.close());

async function read<T>(browser: AccountsBrowser, path: string): Promise<T> {
  return (await browser.get(path)).json<T>();
}

async function currentVersion(path: string): Promise<number> {
  return (await read<Versioned>(owner, path)).version;
}

describe('GET /api/user', () => {
  it('returns the profile of the signed-in person', async () => {
    expect(await read(guest, '/api/user')).toEqual({
      email: 'guest@kiban.example',
      first_name: 'Ken',
      last_name: 'Sato',
      locale: 'en',
      country_code: 'JP',
      newsletter: false,
      newsletter_at: null,
      version: 1,
    });
  });

  it('asks a visitor to sign in', async () => {
    const answer = await visitor.get('/api/user');
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ error: true, code: 'signed_out' });
  });
});

describe('PUT /api/user', () => {
  const change = { last_name: ' 佐藤 ', first_name: '花子', locale: 'ja' };

  it('saves names and language and tells the manager', async () => {
    const version = await currentVersion('/api/user');
    const answer = await owner.send('PUT', '/api/user', { ...change, version });
    expect(answer.json()).toMatchObject({ last_name: '佐藤', locale: 'ja', version: version + 1 });
    await server.runJobs();
    const person = await server.deps.db
      .selectFrom('manager.user_ref')
      .select(['last_name', 'locale'])
      .where('email', '=', 'hanako@kiban.example')
      .executeTakeFirst();
    expect(person).toEqual({ last_name: '佐藤', locale: 'ja' });
  });

  it('stores the time of a newsletter choice, and changes it only with the choice', async () => {
    const save = async (given: object) => {
      const version = await currentVersion('/api/user');
      return (
        await owner.send('PUT', '/api/user', { ...change, ...given, version })
      ).json<object>();
    };
    const at = server.deps.clock().toISOString();
    expect(await save({ newsletter: true })).toMatchObject({ newsletter: true, newsletter_at: at });
    server.pass(60_000);
    expect(await save({})).toMatchObject({ newsletter: true, newsletter_at: at });
    const later = server.deps.clock().toISOString();
    expect(await save({ newsletter: false })).toMatchObject({ newsletter_at: later });
    const acts = await server.deps.db
      .selectFrom('portal.audit_log')
      .select('details')
      .where('action', '=', 'account.newsletter')
      .orderBy('seq')
      .execute();
    expect(acts.map(({ details }) => details)).toEqual([
      { newsletter: true },
      { newsletter: false },
    ]);
  });

  it('checks only changed names for characters that documents cannot show', async () => {
    const names = { last_name: '佐藤🙂', first_name: '한' };
    const byEmail = server.deps.db.updateTable('accounts.account').set(names);
    await byEmail.where('email', '=', 'hanako@kiban.example').execute();
    const send = async (given: object) => {
      const version = await currentVersion('/api/user');
      return owner.send('PUT', '/api/user', { ...change, ...names, ...given, version });
    };
    expect((await send({ locale: 'en' })).json()).toMatchObject({ ...names, locale: 'en' });
    const refused = await send({ first_name: '국', locale: 'ja' });
    expect(refused.json()).toMatchObject({ msg: { first_name: 'not_printable 국' } });
    expect(refused.body).not.toContain('🙂');
    expect((await send({ last_name: '佐藤', first_name: '花子' })).statusCode).toBe(200);
  });

  it('refuses to overwrite a profile that was changed meanwhile', async () => {
    const version = await currentVersion('/api/user');
    const answers = await Promise.all([
      owner.send('PUT', '/api/user', { ...change, first_name: 'A', version }),
      owner.send('PUT', '/api/user', { ...change, first_name: 'B', version }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({ code: 'changed' });
  });

  it('refuses empty names, unknown languages and read-only fields', async () => {
    const version = await currentVersion('/api/user');
    const send = (given: object) =>
      owner.send('PUT', '/api/user', { ...change, version, ...given });
    expect((await send({ last_name: '' })).json()).toMatchObject({
      msg: { last_name: 'required' },
    });
    expect((await send({ locale: 'fr' })).statusCode).toBe(422);
    expect((await send({ email: 'other@kiban.example' })).statusCode).toBe(422);
    expect(await currentVersion('/api/user')).toBe(version);
  });

  it('requires a session and the CSRF token', async () => {
    const body = { ...change, version: 1 };
    expect((await visitor.send('PUT', '/api/user', body)).statusCode).toBe(401);
    expect((await owner.send('PUT', '/api/user', body, {})).json()).toMatchObject({ code: 'csrf' });
    const wrong = await owner.send('PUT', '/api/user', body, { 'x-csrf-token': 'made-up' });
    expect(wrong.statusCode).toBe(403);
  });
});

describe('the team', () => {
  const company = {
    name: '株式会社キバン設計',
    post_code: '105-0011',
    prefecture: '東京都',
    address: '港区芝公園4-2-8',
    tel: '03-5555-0100',
    shipping: false,
    shipping_name: '',
    shipping_post_code: '',
    shipping_prefecture: '',
    shipping_address: '',
  };

  it('is saved by its owner, and the manager is told', async () => {
    const version = await currentVersion('/api/team');
    const answer = await owner.send('PUT', '/api/team', { ...company, version });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ ...company, version: version + 1 });
    await server.runJobs();
    const team = await server.deps.db
      .selectFrom('manager.team_ref')
      .select(['post_code', 'tel'])
      .where('name', '=', company.name)
      .executeTakeFirst();
    expect(team).toEqual({ post_code: '105-0011', tel: '03-5555-0100' });
  });

  it('can be read but not changed by a guest', async () => {
    const answer = await guest.get('/api/team');
    expect(answer.json()).toMatchObject({ name: company.name });
    const refused = await guest.send('PUT', '/api/team', { ...company, version: 2 });
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ code: 'not_allowed' });
  });

  it('is only for professional teams, like its menu entry', async () => {
    const community = await signIn('owner@community.example');
    const read = await community.get('/api/team');
    expect([read.statusCode, read.json<{ code: string }>().code]).toEqual([403, 'not_allowed']);
    const saved = await community.send('PUT', '/api/team', { ...company, version: 1 });
    expect([saved.statusCode, saved.json<{ code: string }>().code]).toEqual([403, 'not_allowed']);
  });

  it('requires a complete shipping address, if any', async () => {
    const version = await currentVersion('/api/team');
    const answer = await owner.send('PUT', '/api/team', {
      ...company,
      version,
      shipping: true,
      shipping_name: '倉庫',
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      msg: {
        shipping_post_code: 'required',
        shipping_prefecture: 'required',
        shipping_address: 'required',
      },
    });
  });

  it.each([
    ['post_code', '〒105', 'not_a_post_code'],
    ['tel', 'call me', 'not_a_phone_number'],
    ['name', '', 'required'],
  ])('refuses %s %j', async (field, value, fault) => {
    const body = { ...company, version: 1, [field]: value };
    const answer = await owner.send('PUT', '/api/team', body);
    expect(answer.json()).toMatchObject({ code: 'invalid', msg: { [field]: fault } });
  });

  it('is not overwritten by a caller with an older version', async () => {
    const answer = await owner.send('PUT', '/api/team', { ...company, version: 1 });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'changed' });
  });

  it('is the one of the caller', async () => {
    const other = await signIn('owner@another.example');
    expect(await read(other, '/api/team')).toMatchObject({ name: 'Another team' });
  });

  it('requires a session and the CSRF token', async () => {
    expect((await visitor.get('/api/team')).statusCode).toBe(401);
    expect((await visitor.send('PUT', '/api/team', company)).statusCode).toBe(401);
    expect((await owner.send('PUT', '/api/team', company, {})).statusCode).toBe(403);
  });
});

describe('GET /api/session', () => {
  it('names the signed-in person and returns a valid token', async () => {
    const { csrf_token, user_id } = await read<{ csrf_token: string; user_id: string }>(
      guest,
      '/api/session',
    );
    expect(user_id).toMatch(/^[0-9a-f-]{36}$/);
    const { version } = await read<Versioned>(guest, '/api/user');
    const change = { last_name: 'Sato', first_name: 'Ken', locale: 'en', version };
    const answer = await guest.send('PUT', '/api/user', change, { 'x-csrf-token': csrf_token });
    expect(answer.statusCode).toBe(200);
    expect(await read(visitor, '/api/session')).toMatchObject({ user_id: null });
  });
});
