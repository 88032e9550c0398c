import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AccountsBrowser } from '../../testing/browsers/AccountsBrowser.ts';
import { signInAtAccounts } from '../../testing/browsers/SignInVisit.ts';
import { aNewPerson, anAccountsTeam, testPassword } from '../../testing/builders/accountPeople.ts';
import { codeOf, setUpAuthenticator } from '../../testing/builders/authenticatorApp.ts';
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts';
import { auditOf } from '../../testing/readers/auditOf.ts';
import { insertStaff } from '../directory/staff.queries.ts';

const minuteMs = 60_000;
let server: TestServer;
let browser: AccountsBrowser;
let people = 0;
let id = '';

beforeAll(async () => {
  server = await createTestServer();
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  people += 1;
  const email = `person-${people}@kiban.example`;
  const team = await anAccountsTeam(server.deps, { people: [await aNewPerson({ email })] });
  id = team.people[0]?.id ?? '';
  browser = await signInAtAccounts(server, { email, password: testPassword });
  await server.deps.db.deleteFrom('portal.mail_outbox').execute();
});

const begin = () => browser.send('POST', '/api/factors/totp', {});
const confirm = (code: string) => browser.send('POST', '/api/factors/totp/confirm', { code });
const remove = () => browser.send('DELETE', '/api/factors/totp', undefined);
const factors = async () => (await browser.get('/api/factors')).json<Record<string, unknown>>();
const subjects = async () =>
  (
    await server.deps.db.selectFrom('portal.mail_outbox').select('subject').orderBy('id').execute()
  ).map(({ subject }) => subject);
const acts = async () => (await auditOf(server.deps, id)).map(({ action }) => action);

describe('an authenticator app', () => {
  it('counts once a code of it is confirmed, and brings ten recovery codes once', async () => {
    const { secret, uri, qr } = (await begin()).json<Record<'secret' | 'uri' | 'qr', string>>();
    expect(uri).toContain(`secret=${secret}`);
    expect(qr).toMatch(/^data:image\/svg\+xml,/);
    expect(await factors()).toEqual({
      totp: null,
      passkeys: [],
      recovery_codes_left: 0,
      required: false,
      reset_at: null,
    });
    expect((await confirm('000000')).json()).toEqual({ outcome: 'refused' });

    const answer = (await confirm(codeOf(server, secret))).json<Record<string, unknown>>();
    const at = server.deps.clock().toISOString();
    const now = {
      totp: { created_at: at, last_used_at: null },
      passkeys: [],
      recovery_codes_left: 10,
      required: false,
      reset_at: null,
    };
    expect(answer).toMatchObject({ outcome: 'added', factors: now });
    expect(new Set(answer['recovery_codes'] as string[]).size).toBe(10);
    expect(await factors()).toEqual(now);
    expect(await subjects()).toEqual(['Two-factor authentication: an authenticator app was added']);
    expect((await acts()).at(-1)).toBe('factor.add');
  });

  it('lies encrypted in the database, bound to its account, and codes as digests', async () => {
    const { secret, codes } = await setUpAuthenticator(server, browser);
    const rows = [
      ...(await server.deps.db.selectFrom('accounts.totp').selectAll().execute()),
      ...(await server.deps.db.selectFrom('accounts.recovery_code').selectAll().execute()),
    ];
    const stored = JSON.stringify(rows);
    for (const text of [secret, ...codes, ...codes.map((code) => code.replace('-', ''))]) {
      expect(stored).not.toContain(text);
    }
  });

  it.each([
    ['with a space in the middle', (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`],
    [
      'in full-width digits',
      (code: string) =>
        code.replaceAll(/\d/g, (digit) => '０１２３４５６７８９'.charAt(Number(digit))),
    ],
  ])('takes a code %s', async (_how, typed) => {
    const { secret } = (await begin()).json<{ secret: string }>();
    expect((await confirm(typed(codeOf(server, secret)))).json()).toMatchObject({
      outcome: 'added',
    });
  });

  it('takes the code before and the next one, and none further away', async () => {
    const { secret } = (await begin()).json<{ secret: string }>();
    const outcome = async (seconds: number) =>
      (await confirm(codeOf(server, secret, seconds))).json<{ outcome: string }>().outcome;
    expect(await outcome(-60)).toBe('refused');
    expect(await outcome(60)).toBe('refused');
    expect(await outcome(-30)).toBe('added');
  });

  it('must be confirmed within 30 minutes, and by a code of the newest secret', async () => {
    const first = (await begin()).json<{ secret: string }>();
    const second = (await begin()).json<{ secret: string }>();
    expect((await confirm(codeOf(server, first.secret))).json()).toEqual({ outcome: 'refused' });
    server.pass(30 * minuteMs + 1);
    expect((await confirm(codeOf(server, second.secret))).json()).toEqual({ outcome: 'over' });
  });

  it('is replaced by another one without a moment between, and keeps the recovery codes', async () => {
    const { secret } = await setUpAuthenticator(server, browser);
    const next = (await begin()).json<{ secret: string }>();
    expect(await factors()).toMatchObject({ totp: { last_used_at: null } });
    expect((await confirm(codeOf(server, secret))).json()).toEqual({ outcome: 'refused' });
    expect((await confirm(codeOf(server, next.secret))).json()).toMatchObject({
      outcome: 'added',
      recovery_codes: null,
    });
  });

  it('is turned off, with the recovery codes, and once only', async () => {
    await setUpAuthenticator(server, browser);
    expect((await remove()).json()).toEqual({
      totp: null,
      passkeys: [],
      recovery_codes_left: 0,
      required: false,
      reset_at: null,
    });
    expect((await remove()).statusCode).toBe(404);
    expect((await subjects()).at(-1)).toBe(
      'Two-factor authentication: an authenticator app was removed',
    );
    expect((await acts()).at(-1)).toBe('factor.remove');
  });

  it('is not turned off when it is the last second factor of staff', async () => {
    await insertStaff(server.deps.db, id, server.deps.clock());
    await setUpAuthenticator(server, browser);
    expect(await factors()).toMatchObject({ required: true });
    const refused = await remove();
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'factor_required' });
  });

  it('is not set up or turned off without a recent proof', async () => {
    await setUpAuthenticator(server, browser);
    server.pass(11 * minuteMs);
    for (const answer of [await begin(), await remove()]) {
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
        403,
        'proof_needed',
      ]);
    }
  });

  it('refuses what is no code with the name of the field', async () => {
    const answer = await confirm(' ');
    expect([answer.statusCode, answer.json<{ msg: unknown }>().msg]).toEqual([
      422,
      { code: 'required' },
    ]);
  });
});

describe('recovery codes', () => {
  const renew = () => browser.send('POST', '/api/factors/recovery-codes', {});

  it('are renewed, which is mailed and recorded', async () => {
    const { codes } = await setUpAuthenticator(server, browser);
    const answer = (await renew()).json<{ recovery_codes: string[] }>();
    expect(answer.recovery_codes).toHaveLength(10);
    expect(answer.recovery_codes.filter((code) => codes.includes(code))).toEqual([]);
    expect((await subjects()).at(-1)).toBe('Your recovery codes were renewed');
    expect((await acts()).at(-1)).toBe('factor.renew_codes');
  });

  it('are not made without a second factor or a recent proof', async () => {
    expect((await renew()).json()).toMatchObject({ code: 'no_factor' });
    server.pass(11 * minuteMs);
    expect((await renew()).json()).toMatchObject({ code: 'proof_needed' });
  });
});
