import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AccountsBrowser } from '../../../testing/browsers/AccountsBrowser.ts';
import { signInAtAccounts } from '../../../testing/browsers/SignInVisit.ts';
import { testPassword } from '../../../testing/builders/accountPeople.ts';
import { codeOf, setUpAuthenticator } from '../../../testing/builders/authenticatorApp.ts';
import type { TestServer } from '../../../testing/createTestServer.ts';
import { ScriptedSignOn } from '../../../testing/single-sign-on/ScriptedSignOn.ts';
import type { SignOnTeam } from '../../../testing/single-sign-on/SignOnTeam.ts';
import { accountByEmail } from '../../directory/people.queries.ts';
import { insertPasskey } from '../factors/passkeys.queries.ts';

const minuteMs = 60_000;
let signOn: ScriptedSignOn;
let server: TestServer;
let team: SignOnTeam;
let browser: AccountsBrowser;
let app: { readonly secret: string; readonly codes: readonly string[] };

beforeAll(async () => {
  signOn = await ScriptedSignOn.start();
  ({ server } = signOn);
}, 60_000);
afterAll(() => signOn.close());

/** Ken has an app and a passkey, and comes by the provider in a browser that has shown neither. */
beforeEach(async () => {
  team = await signOn.openTeam();
  await team.post('/off');
  const email = `ken@${team.domain}`;
  app = await setUpAuthenticator(
    server,
    await signInAtAccounts(server, { email, password: testPassword }),
  );
  const account = await accountByEmail(server.deps.db, email);
  await insertPasskey(server.deps.db, {
    id: `passkey-${team.id}`,
    account_id: account?.id ?? '',
    credential_id: `credential of ${email}`,
    public_key: '',
    counter: 0,
    transports: '[]',
    name: 'Laptop',
    created_at: server.deps.clock(),
    last_used_at: null,
  });
  await team.post('/on');
  ({ browser } = await signOn.join(team, 'ken'));
});

const call = async (method: 'POST' | 'DELETE', path: string) => {
  const body = method === 'POST' ? {} : undefined;
  const answer = await browser.send(method, `/api/factors${path}`, body);
  return answer.json<{ code?: string; msg?: { needed: string } }>();
};
const show = async (factor: object) =>
  (await browser.send('POST', '/api/proof', { factor })).json<{ outcome: string }>().outcome;
const totp = () => ({ kind: 'totp', code: codeOf(server, app.secret, 30) });

describe('second factors of who has signed in by a provider', () => {
  it('are not changed by any call without one of them', async () => {
    const calls = [
      ['POST', '/totp', {}, 'totp recovery_code'],
      ['DELETE', '/totp', undefined, 'totp recovery_code'],
      ['POST', '/totp/confirm', { code: '000000' }, 'totp recovery_code'],
      ['POST', '/recovery-codes', {}, 'passkey totp recovery_code'],
      ['POST', '/passkeys/options', {}, 'passkey totp recovery_code'],
      ['DELETE', '/passkeys/some', undefined, 'passkey recovery_code'],
    ] as const;
    const answers = [];
    for (const [method, path, body] of calls) {
      const answer = await browser.send(method, `/api/factors${path}`, body);
      answers.push([method, path, answer.statusCode, answer.json()]);
    }
    expect(answers).toMatchObject(
      calls.map(([method, path, , needed]) => {
        return [method, path, 403, { code: 'factor_proof_needed', msg: { needed } }];
      }),
    );
    expect((await browser.get('/api/factors')).json()).toMatchObject({ recovery_codes_left: 10 });
  });

  it('are removed each by itself, or by a recovery code', async () => {
    expect(await show(totp())).toBe('accepted');
    const passkey = await call('DELETE', `/passkeys/passkey-${team.id}`);
    expect(passkey).toMatchObject({ code: 'factor_proof_needed' });
    expect(await call('DELETE', '/totp')).toMatchObject({ totp: null });
    expect(await show({ kind: 'recovery_code', code: app.codes[0] })).toBe('accepted');
    expect(await call('DELETE', `/passkeys/passkey-${team.id}`)).toMatchObject({ passkeys: [] });
  });

  it('want one that was shown within 10 minutes, in this very session', async () => {
    expect(await show(totp())).toBe('accepted');
    const { browser: other } = await signOn.arrive(team, 'ken');
    const elsewhere = await other.send('DELETE', '/api/factors/totp', undefined);
    expect(elsewhere.json()).toMatchObject({ code: 'factor_proof_needed' });
    server.pass(10 * minuteMs + 1);
    // Nor does a factor alone stand in for the proof at the provider, or count without it.
    expect(await call('DELETE', '/totp')).toMatchObject({ code: 'provider_proof_needed' });
    const factor = { kind: 'totp', code: codeOf(server, app.secret) };
    expect((await browser.send('POST', '/api/proof', { factor })).json()).toMatchObject({
      code: 'provider_proof_needed',
    });
    server.pass(-10 * minuteMs - 1);
  });

  it('are not guessed: wrong ones count, and a password alone is no factor', async () => {
    const outcomes = [];
    for (let time = 0; time < 5; time += 1) {
      outcomes.push(await show({ kind: 'totp', code: '000000' }));
    }
    expect(outcomes.at(-1)).toBe('locked');
    expect((await browser.send('POST', '/api/proof', {})).json()).toMatchObject({
      msg: { password: 'required' },
    });
    expect(await call('DELETE', '/totp')).toMatchObject({ code: 'factor_proof_needed' });
  });
});
