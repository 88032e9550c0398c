import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AccountsBrowser } from '../../../testing/browsers/AccountsBrowser.ts';
import { SignInVisit } from '../../../testing/browsers/SignInVisit.ts';
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

describe('what a provider cannot do', () => {
  it.each<[string, Script, string]>([
    ['another nonce', { claims: { nonce: 'of another sign-in' } }, 'not_trusted'],
    ['no nonce', { claims: { nonce: undefined } }, 'not_trusted'],
    ['the name of another issuer', { claims: { iss: 'https://accounts.example' } }, 'not_trusted'],
    ['a token for another client', { claims: { aud: 'another' } }, 'not_trusted'],
    ['a token that has ended', { claims: { exp: 1_000_000_000 } }, 'not_trusted'],
    ['a token of the future', { claims: { nbf: 4_000_000_000 } }, 'not_trusted'],
    ['the signature of a stranger', { signed: 'a stranger' }, 'not_trusted'],
    ['no signature', { signed: 'nobody' }, 'not_trusted'],
    ['no subject', { claims: { sub: undefined } }, 'not_trusted'],
    ['no address', { claims: { email: undefined } }, 'no_address'],
    ['an address elsewhere', { claims: { email: 'ken@elsewhere.co.jp' } }, 'other_domain'],
    ['an address below the domain', { claims: { email: 'ken@a.kiban.co.jp' } }, 'other_domain'],
    ['two addresses in one', { claims: { email: 'a@x.co.jp@kiban.co.jp' } }, 'not_trusted'],
    ['an address that is not verified', { claims: { email_verified: false } }, 'not_verified'],
    ['the same as a text', { claims: { email_verified: 'false' } }, 'not_verified'],
  ])('sign in with %s', async (_what, script, problem) => {
    const { page } = await arrive('ken', script);
    expect(problemOf(page)).toBe(problem);
  });

  it.each<[string, Script['handle']]>([
    ['is away', (_path, response) => Boolean(response.destroy())],
    ['fails', (_path, response) => Boolean(response.writeHead(500).end())],
    [
      'redirects',
      (_path, response) =>
        Boolean(response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()),
    ],
    ['says too much', (_path, response) => Boolean(response.end('x'.repeat(2_000_000)))],
  ])('keep the portal when it %s', async (_what, handle) => {
    provider.script = handle ? { handle } : {};
    const { answer } = await team.begin(address('ken'));
    expect(answer.json()).toEqual({ outcome: 'failed', problem: 'provider_away' });
  });

  it.each([
    ['javascript:alert(1)', 'provider_away'],
    ['data:text/html,x', 'provider_away'],
  ])('send the browser to %s', async (authorization_endpoint, problem) => {
    provider.script = { discovery: { authorization_endpoint } };
    const { answer } = await team.begin(address('ken'));
    expect(answer.json()).toEqual({ outcome: 'failed', problem });
  });

  it('speak for another issuer', async () => {
    provider.script = { discovery: { issuer: 'https://accounts.example' } };
    const { answer } = await team.begin(address('ken'));
    expect(answer.json()).toEqual({ outcome: 'failed', problem: 'not_trusted' });
  });

  it('be mixed up with another one', async () => {
    const { browser, location } = await team.begin(address('ken'));
    const query = provider.signIn(location).replace(/iss=[^&]+/, 'iss=https%3A%2F%2Fother.example');
    expect(problemOf(await browser.visit(`/sso/callback?${query}`))).toBe('not_trusted');
  });

  it('sign in a person whom it refused', async () => {
    const { browser, location } = await team.begin(address('ken'));
    const state = new URL(location).searchParams.get('state') ?? '';
    const query = new URLSearchParams({ error: 'access_denied', state, iss: provider.issuer });
    const page = await browser.visit(`/sso/callback?${query.toString()}`);
    expect(problemOf(page)).toBe('provider_refused');
  });
});

describe('the callback of a provider', () => {
  it('works once', async () => {
    provider.script = { claims: { email: 'ken@elsewhere.co.jp' } };
    const { browser, action, location } = await team.begin(address('ken'));
    const query = provider.signIn(location);
    expect(problemOf(await browser.visit(`${action}/sso?${query}`))).toBe('other_domain');
    provider.script = { claims: { email: address('ken') } };
    expect(problemOf(await browser.visit(`${action}/sso?${query}`))).toBe('over');
    expect((await browser.visit(`/sso/callback?${query}`)).statusCode).toBe(410);
  });

  it('is valid for 10 minutes', async () => {
    provider.script = { claims: { email: address('ken') } };
    const { browser, action, location } = await team.begin(address('ken'));
    const query = provider.signIn(location);
    server.pass(10 * 60_000);
    expect(problemOf(await browser.visit(`${action}/sso?${query}`))).toBe('over');
    server.pass(-10 * 60_000);
  });

  it('works only in the browser that began it', async () => {
    provider.script = { claims: { email: address('ken') } };
    const { location } = await team.begin(address('ken'));
    const query = provider.signIn(location);
    const stranger = new AccountsBrowser(server.accounts);
    expect((await stranger.visit(`/sso/callback?${query}`)).statusCode).toBe(410);
    // Nor does it count in another person's sign-in.
    const other = await SignInVisit.open(server);
    expect(problemOf(await other.browser.visit(`${other.action}/sso?${query}`))).toBe('over');
  });

  it('is refused when the setup was changed meanwhile, or switched off', async () => {
    provider.script = { claims: { email: address('ken') } };
    const first = await team.begin(address('ken'));
    await team.save({ client_secret: 'another' });
    const changed = await first.browser.visit(`/sso/callback?${provider.signIn(first.location)}`);
    expect(problemOf(changed)).toBe('over');
    const second = await team.begin(address('ken'));
    await team.post('/off');
    const off = await second.browser.visit(`/sso/callback?${provider.signIn(second.location)}`);
    expect(problemOf(off)).toBe('switched_off');
  });

  it('explains an unknown state', async () => {
    const browser = new AccountsBrowser(server.accounts);
    expect((await browser.get('/sso/callback?state=made-up&code=x')).statusCode).toBe(410);
    expect((await browser.get('/sso/callback')).statusCode).toBe(410);
  });
});
