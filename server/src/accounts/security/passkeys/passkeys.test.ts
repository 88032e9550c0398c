import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { PasskeyCreation, PasskeyRequest } from '@portal/shared/contracts';
import type { AccountsBrowser } from '../../../testing/browsers/AccountsBrowser.ts';
import { signInAtAccounts, SignInVisit } from '../../../testing/browsers/SignInVisit.ts';
import {
  aNewPerson,
  anAccountsTeam,
  testPassword,
} from '../../../testing/builders/accountPeople.ts';
import { TestAuthenticator } from '../../../testing/builders/TestAuthenticator.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { auditOf } from '../../../testing/readers/auditOf.ts';

interface Factors {
  readonly passkeys: readonly { readonly id: string; readonly name: string }[];
  readonly recovery_codes_left: number;
}
interface Added {
  readonly outcome: string;
  readonly factors?: Factors;
  readonly recovery_codes?: readonly string[] | null;
}

const minuteMs = 60_000;
const url = '/api/factors/passkeys';
let server: TestServer;
let browser: AccountsBrowser;
let people = 0;
let id = '';
let email = '';

beforeAll(async () => {
  server = await createTestServer();
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  people += 1;
  email = `person-${people}@kiban.example`;
  const team = await anAccountsTeam(server.deps, { people: [await aNewPerson({ email })] });
  id = team.people[0]?.id ?? '';
  browser = await signInAtAccounts(server, { email, password: testPassword });
  await server.deps.db.deleteFrom('portal.mail_outbox').execute();
});

const options = async () =>
  (await browser.send('POST', `${url}/options`, {})).json<PasskeyCreation>();
const send = async (credential: object, name = 'Work laptop') =>
  (await browser.send('POST', url, { name, credential })).json<Added>();
const add = async (authenticator: TestAuthenticator, name?: string) =>
  send(authenticator.create(await options()), name);

describe('a passkey', () => {
  it('is added with a name, brings recovery codes, and is mailed and recorded', async () => {
    const answer = await add(new TestAuthenticator(), ' Work laptop ');
    expect(answer.outcome).toBe('added');
    expect(answer.recovery_codes).toHaveLength(10);
    expect(answer.factors?.passkeys).toMatchObject([
      {
        name: 'Work laptop',
        created_at: server.deps.clock().toISOString(),
        last_used_at: null,
      },
    ]);
    const mails = await server.deps.db
      .selectFrom('portal.mail_outbox')
      .selectAll()
      .orderBy('id')
      .execute();
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Two-factor authentication: a passkey was added',
    ]);
    expect((await auditOf(server.deps, id)).at(-1)).toMatchObject({
      action: 'factor.add',
      details: { kind: 'passkey' },
    });
  });

  it('is one that the authenticator did not have before', async () => {
    const authenticator = new TestAuthenticator();
    await add(authenticator);
    expect((await options()).excludeCredentials).toEqual([
      { id: authenticator.id, type: 'public-key', transports: ['internal'] },
    ]);
    expect((await add(authenticator)).outcome).toBe('refused');
    const second = await add(new TestAuthenticator(), 'Phone');
    expect([second.outcome, second.recovery_codes]).toEqual(['added', null]);
  });

  it('answers one challenge, once, within 5 minutes', async () => {
    const first = await options();
    const made = new TestAuthenticator().create(first);
    await options();
    expect((await send(made)).outcome).toBe('refused');
    expect((await send(made)).outcome).toBe('over');
    const late = new TestAuthenticator().create(await options());
    server.pass(5 * minuteMs);
    expect((await send(late)).outcome).toBe('over');
  });

  it('is made for the accounts service, and nowhere else', async () => {
    expect((await options()).rp).toEqual({ id: 'localhost', name: 'Manager Console' });
    const elsewhere = new TestAuthenticator('https://accounts.example');
    expect((await add(elsewhere)).outcome).toBe('refused');
    const creation = await options();
    const rp = { ...creation.rp, id: 'accounts.example' };
    expect((await send(new TestAuthenticator().create({ ...creation, rp }))).outcome).toBe(
      'refused',
    );
  });

  it('is renamed and removed by its person only', async () => {
    const { factors } = await add(new TestAuthenticator());
    const passkey = `${url}/${factors?.passkeys[0]?.id ?? ''}`;
    const renamed = await browser.send('PUT', passkey, { name: 'Old laptop' });
    expect(renamed.json<Factors>().passkeys[0]?.name).toBe('Old laptop');
    expect((await browser.send('PUT', passkey, { name: ' ' })).json()).toMatchObject({
      msg: { name: 'required' },
    });

    const colleague = `colleague-${people}@kiban.example`;
    await anAccountsTeam(server.deps, { people: [await aNewPerson({ email: colleague })] });
    const other = await signInAtAccounts(server, { email: colleague, password: testPassword });
    expect((await other.send('PUT', passkey, { name: 'Mine' })).statusCode).toBe(404);
    expect((await other.send('DELETE', passkey, undefined)).statusCode).toBe(404);

    const removed = (await browser.send('DELETE', passkey, undefined)).json<Factors>();
    expect([removed.passkeys, removed.recovery_codes_left]).toEqual([[], 0]);
    expect((await auditOf(server.deps, id)).at(-1)?.action).toBe('factor.remove');
  });

  it('is neither added nor removed without a recent proof', async () => {
    const { factors } = await add(new TestAuthenticator());
    server.pass(11 * minuteMs);
    const passkey = `${url}/${factors?.passkeys[0]?.id ?? ''}`;
    for (const answer of [
      await browser.send('POST', `${url}/options`, {}),
      await browser.send('DELETE', passkey, undefined),
    ]) {
      expect(answer.json()).toMatchObject({ code: 'proof_needed' });
    }
  });
});

describe('a sign-in with a passkey', () => {
  async function atSecondStep() {
    const visit = await SignInVisit.open(server);
    const first = await visit.send({ email, password: testPassword });
    const ask = async () =>
      (await visit.browser.send('POST', `${visit.action}/passkey`, {})).json<{
        outcome: string;
        request: PasskeyRequest;
      }>();
    const show = async (response: object) =>
      (
        await visit.browser.send('POST', `${visit.action}/factor`, { kind: 'passkey', response })
      ).json<{ outcome: string }>().outcome;
    return { first, ask, show };
  }

  it('asks for the passkeys of the person, and takes what one of them signed', async () => {
    const authenticator = new TestAuthenticator();
    await add(authenticator);
    const { first, ask, show } = await atSecondStep();
    expect(first).toEqual({ outcome: 'second_factor', factors: ['passkey', 'recovery_code'] });
    const { request } = await ask();
    expect(request.allowCredentials.map((known) => known.id)).toEqual([authenticator.id]);
    expect(await show(authenticator.get(request))).toBe('signed_in');
    const stored = await server.deps.db
      .selectFrom('accounts.passkey')
      .select(['counter', 'last_used_at'])
      .where('account_id', '=', id)
      .execute();
    expect(stored).toEqual([{ counter: 1, last_used_at: server.deps.clock() }]);
    const acts = await auditOf(server.deps, id);
    expect(acts.findLast(({ action }) => action === 'account.sign-in')).toMatchObject({
      details: { factor: 'passkey' },
    });
  });

  it('takes a signature once, and none of another challenge or another passkey', async () => {
    const authenticator = new TestAuthenticator();
    await add(authenticator);
    const { ask, show } = await atSecondStep();
    const signed = authenticator.get((await ask()).request);
    await ask();
    expect(await show(signed)).toBe('refused');
    expect(await show(signed)).toBe('refused');
    expect(await show(new TestAuthenticator().get((await ask()).request))).toBe('refused');
    expect(await show(authenticator.get((await ask()).request))).toBe('signed_in');
  });

  it('refuses a copy of the passkey whose count lags behind', async () => {
    const authenticator = new TestAuthenticator();
    await add(authenticator);
    authenticator.counter = 7;
    const first = await atSecondStep();
    expect(await first.show(authenticator.get((await first.ask()).request))).toBe('signed_in');
    authenticator.counter = 3;
    const second = await atSecondStep();
    expect(await second.show(authenticator.get((await second.ask()).request))).toBe('refused');
  });

  it('counts wrong signatures like wrong codes', async () => {
    await add(new TestAuthenticator());
    const { ask, show } = await atSecondStep();
    const outcomes: string[] = [];
    for (let time = 0; time < 5; time += 1) {
      outcomes.push(await show(new TestAuthenticator().get((await ask()).request)));
    }
    expect(outcomes.at(-1)).toBe('locked');
  });

  it('asks for nothing before the password', async () => {
    await add(new TestAuthenticator());
    const { browser: stranger, action } = await SignInVisit.open(server);
    const answer = await stranger.send('POST', `${action}/passkey`, {});
    expect(answer.json()).toEqual({ outcome: 'over', location: action });
  });

  it('is a recent proof together with the password', async () => {
    const authenticator = new TestAuthenticator();
    await add(authenticator);
    server.pass(11 * minuteMs);
    const request = (await browser.send('POST', '/api/proof/passkey', {})).json<PasskeyRequest>();
    const factor = { kind: 'passkey', response: authenticator.get(request) };
    const answer = await browser.send('POST', '/api/proof', { password: testPassword, factor });
    expect(answer.json()).toEqual({ outcome: 'accepted' });
    expect((await browser.send('POST', `${url}/options`, {})).statusCode).toBe(200);
  });
});
