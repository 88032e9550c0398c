import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { accountsModules } from '../../../app/app.ts';
import { createApp, type Module } from '../../../platform/http/createApp.ts';
import { AccountsBrowser } from '../../../testing/browsers/AccountsBrowser.ts';
import { signInAtAccounts } from '../../../testing/browsers/SignInVisit.ts';
import {
  aNewPerson,
  anAccountsTeam,
  testPassword,
} from '../../../testing/builders/accountPeople.ts';
import { codeOf, setUpAuthenticator } from '../../../testing/builders/authenticatorApp.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { accountsAuthenticate } from '../../accountsAuthenticate.ts';
import { requireStaff } from './requireStaff.ts';
import { deleteStaff, insertStaff } from '../../directory/staff.queries.ts';

const hourMs = 60 * 60 * 1000;
let server: TestServer;
let app: FastifyInstance;
let browser: AccountsBrowser;
let people = 0;
let id = '';

/** A route for staff, as real ones will be. */
const forStaff: Module = (deps) => async (routes) => {
  routes.get(
    '/api/for-staff/:order',
    { config: { access: { who: 'guest' } }, preHandler: requireStaff(deps) },
    () => ({ done: true }),
  );
};

beforeAll(async () => {
  server = await createTestServer();
  app = createApp(server.deps, {
    name: 'accounts',
    modules: [...accountsModules, forStaff],
    authenticate: accountsAuthenticate(server.deps),
  });
}, 60_000);
afterAll(async () => {
  await app.close();
  await server.close();
});
beforeEach(async () => {
  people += 1;
  const email = `person-${people}@kiban.example`;
  const team = await anAccountsTeam(server.deps, { people: [await aNewPerson({ email })] });
  id = team.people[0]?.id ?? '';
  const signedIn = await signInAtAccounts(server, { email, password: testPassword });
  browser = new AccountsBrowser(app);
  for (const [name, value] of signedIn.cookies) browser.setCookie(name, value);
  await browser.get('/user');
});

const use = async () => {
  const answer = await browser.get('/api/for-staff/1234');
  return answer.statusCode === 200 ? 'done' : answer.json<{ code: string }>().code;
};
const uses = () =>
  server.deps.db
    .selectFrom('portal.audit_log')
    .select(['actor', 'team_id', 'object', 'details'])
    .where('action', '=', 'staff.use')
    .where('actor', '=', id)
    .execute();

describe('requireStaff', () => {
  it('wants the mark, a second factor, and the factor shown in the session', async () => {
    expect(await use()).toBe('not_allowed');
    await insertStaff(server.deps.db, id, server.deps.clock());
    expect(await use()).toBe('factor_needed');
    await setUpAuthenticator(server, browser);
    expect(await use()).toBe('done');
    await deleteStaff(server.deps.db, id);
    expect(await use()).toBe('not_allowed');
  });

  it('records every use, and no refusal', async () => {
    await use();
    await insertStaff(server.deps.db, id, server.deps.clock());
    await setUpAuthenticator(server, browser);
    await use();
    await use();
    const recorded = {
      actor: id,
      team_id: null,
      object: 'GET /api/for-staff/:order',
      details: { params: { order: '1234' } },
    };
    expect(await uses()).toEqual([recorded, recorded]);
  });

  it('wants the factor again after 12 hours', async () => {
    await insertStaff(server.deps.db, id, server.deps.clock());
    const { secret } = await setUpAuthenticator(server, browser);
    server.pass(12 * hourMs + 1);
    expect(await use()).toBe('proof_needed');
    const factor = { kind: 'totp', code: codeOf(server, secret) };
    await browser.send('POST', '/api/proof', { password: testPassword, factor });
    expect(await use()).toBe('done');
  });

  it('keeps the last second factor of staff', async () => {
    await insertStaff(server.deps.db, id, server.deps.clock());
    await setUpAuthenticator(server, browser);
    expect((await browser.get('/api/factors')).json()).toMatchObject({ required: true });
    const refused = await browser.send('DELETE', '/api/factors/totp', undefined);
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([
      409,
      'factor_required',
    ]);
  });
});
