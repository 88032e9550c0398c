import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type {
  PasskeyCreation,
  PasskeyRequest,
  SignInPasskeyAnswer,
} from '@portal/shared/contracts';
import { signInAtAccounts, SignInVisit } from '../../../testing/browsers/SignInVisit.ts';
import {
  aNewPerson,
  anAccountsTeam,
  testPassword,
} from '../../../testing/builders/accountPeople.ts';
import { TestAuthenticator } from '../../../testing/builders/TestAuthenticator.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { insertSetup } from '../../sso/singleSignOn.queries.ts';
import { auditOf } from '../../../testing/readers/auditOf.ts';

let server: TestServer;
let people = 0;
let id = '';
let email = '';
let authenticator: TestAuthenticator;

beforeAll(async () => {
  server = await createTestServer();
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  people += 1;
  email = `passkey-${people}@kiban.example`;
  const team = await anAccountsTeam(server.deps, { people: [await aNewPerson({ email })] });
  id = team.people[0]?.id ?? '';
  const browser = await signInAtAccounts(server, { email, password: testPassword });
  authenticator = new TestAuthenticator();
  const url = '/api/factors/passkeys';
  const creation = (await browser.send('POST', `${url}/options`, {})).json<PasskeyCreation>();
  const credential = authenticator.create(creation);
  await browser.send('POST', url, { name: 'Laptop', credential });
});

async function atSignIn() {
  const { browser, action } = await SignInVisit.open(server);
  const begin = async () => {
    const answer = await browser.send('POST', `${action}/passkey/begin`, {});
    const asked = answer.json<SignInPasskeyAnswer>();
    if (asked.outcome !== 'asked') throw new Error(answer.body);
    return asked.request;
  };
  const finish = async (response: object, keep = false) =>
    (await browser.send('POST', `${action}/passkey/finish`, { response, keep })).json<{
      outcome: string;
      location?: string;
    }>();
  return { browser, action, begin, finish };
}

describe('signing in with a passkey in place of the password', () => {
  it('needs no further step, and is recorded as such', async () => {
    const { browser, begin, finish } = await atSignIn();
    const request = await begin();
    expect(request).toMatchObject({ allowCredentials: [], userVerification: 'required' });
    server.pass(50 * 60_000);
    const { outcome, location = '' } = await finish(authenticator.get(request));
    expect(outcome).toBe('signed_in');
    await browser.visit(location);
    const session = (await browser.get('/api/session')).json<{ user_id: string | null }>();
    expect(session.user_id).toBe(id);
    const acts = await auditOf(server.deps, id);
    expect(acts.findLast(({ action }) => action === 'account.sign-in')).toMatchObject({
      details: { factor: 'passkey', by: 'passkey' },
    });
  });

  it('is refused for an authenticator that has not verified its person', async () => {
    const { begin, finish } = await atSignIn();
    authenticator.verifies = false;
    expect((await finish(authenticator.get(await begin()))).outcome).toBe('refused');
  });

  it('is refused for a passkey made without verification, until it is used so beside the password', async () => {
    await server.deps.db
      .updateTable('accounts.passkey')
      .set({ is_verified: false })
      .where('account_id', '=', id)
      .execute();
    const found = await atSignIn();
    expect((await found.finish(authenticator.get(await found.begin()))).outcome).toBe('refused');

    const { browser, action, send } = await SignInVisit.open(server);
    await send({ email, password: testPassword });
    const asked = await browser.send('POST', `${action}/passkey`, {});
    const response = authenticator.get(asked.json<{ request: PasskeyRequest }>().request);
    await browser.send('POST', `${action}/factor`, { kind: 'passkey', response });

    const { begin, finish } = await atSignIn();
    expect((await finish(authenticator.get(await begin()))).outcome).toBe('signed_in');
  });

  it('locks no other factor when signatures are wrong', async () => {
    const { begin, finish } = await atSignIn();
    for (let tries = 0; tries < 7; tries += 1) {
      const forged = { ...new TestAuthenticator().get(await begin()), id: authenticator.id };
      expect((await finish({ ...forged, rawId: authenticator.id })).outcome).not.toBe('signed_in');
    }
    const { browser, action, send } = await SignInVisit.open(server);
    await send({ email, password: testPassword });
    const asked = await browser.send('POST', `${action}/passkey`, {});
    const response = authenticator.get(asked.json<{ request: PasskeyRequest }>().request);
    const shown = await browser.send('POST', `${action}/factor`, { kind: 'passkey', response });
    expect(shown.json()).toMatchObject({ outcome: 'signed_in' });
  });

  it('is refused for a passkey that no account has', async () => {
    const { begin, finish } = await atSignIn();
    const unknown = new TestAuthenticator();
    expect((await finish(unknown.get(await begin()))).outcome).toBe('refused');
  });

  it('takes a signature once, and none of another sign-in', async () => {
    const other = await atSignIn();
    const { begin, finish } = await atSignIn();
    const signature = authenticator.get(await other.begin());
    await begin();
    expect((await finish(signature)).outcome).toBe('refused');
    const late = authenticator.get(await begin());
    server.pass(61 * 60_000);
    expect((await finish(late)).outcome).not.toBe('signed_in');
  });

  it('is refused for an account that is locked', async () => {
    const { begin, finish } = await atSignIn();
    await server.deps.db
      .updateTable('accounts.account')
      .set({ status: 'locked' })
      .where('id', '=', id)
      .execute();
    expect((await finish(authenticator.get(await begin()))).outcome).toBe('refused');
  });

  it('sends people of a team with single sign-on there', async () => {
    const { begin, finish } = await atSignIn();
    const at = server.deps.clock();
    const { team_id } = await server.deps.db
      .selectFrom('accounts.membership')
      .select('team_id')
      .where('account_id', '=', id)
      .executeTakeFirstOrThrow();
    await server.deps.db
      .updateTable('accounts.membership')
      .set({ role: 9 })
      .where('account_id', '=', id)
      .execute();
    await insertSetup(server.deps.db, {
      ...{ team_id, issuer: 'https://provider.example', client_id: 'portal', client_secret: '' },
      ...{ domain: 'kiban.example', record_token: '', version: 1, proved_by: 'dns' },
      ...{ lost_at: null, mail_token_hash: null, mail_to: null, mail_expires_at: null },
      ...{ proved_at: at, tested_at: at, enabled_at: at, created_at: at, updated_at: at },
    });
    expect((await finish(authenticator.get(await begin()))).outcome).toBe('single_sign_on');
  });
});
