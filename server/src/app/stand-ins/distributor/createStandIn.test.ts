import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { freePort } from '../../../testing/freePort.ts';
import { startTestSite } from '../../../testing/startTestSite.ts';
import type { TestServer } from '../../../testing/createTestServer.ts';
import { aPerson } from '../../../testing/builders/people.ts';
import { SiteBrowser } from '../../../testing/browsers/SiteBrowser.ts';
import { createStandIn } from './createStandIn.ts';

let server: TestServer;
let standIn: FastifyInstance;
beforeAll(async () => {
  server = await startTestSite({ DEMO: '1', DISTRIBUTOR_PORT: String(await freePort()) });
  const settings = server.deps.config.standIn;
  if (!settings) throw new Error('the demo configuration has no distributor stand-in');
  standIn = await createStandIn(server.deps, settings);
  await standIn.listen({ host: '127.0.0.1', port: settings.port });
});
afterAll(async () => {
  await standIn.close();
  await server.close();
});

/** A browser with a signed-in person. */
async function aBrowser() {
  const client = await server.signIn(await aPerson(server.deps));
  const browser = new SiteBrowser();
  const [name = '', value = ''] = client.cookie.split('=');
  browser.cookies.set(name, value);
  return { client, browser };
}

const at = (path: string): string => `${server.deps.config.managerUrl}${path}`;

/** Opens the consent page and answers it. @returns the final address */
async function answerQuestion(browser: SiteBrowser, answer: string): Promise<string> {
  const question = await browser.visit(at('/auths/digikey/new'));
  expect(question.body).toContain('Demo distributor');
  const sent = await browser.submit(question.url, { answer });
  const back = await browser.visit(sent, at('/auths/digikey/callback'));
  const end = await browser.get(back.location);
  return end.location;
}

describe('the demo’s distributor', () => {
  it('links an account with consent, refreshes the tokens and revokes the link', async () => {
    const { client, browser } = await aBrowser();
    expect(await answerQuestion(browser, 'allow')).toBe(at('/auths/digikey'));
    const first = (await client.get('/api/user/auth')).json();
    const days = (Date.parse(first.expires_at) - Date.parse(first.created_at)) / 86_400_000;
    expect(days).toBe(90);
    server.pass(29 * 60_000);
    await client.get('/api/user/me/status');
    server.pass(2 * 60_000);
    const second = (await client.get('/api/user/auth')).json();
    expect(second.id).toBe(first.id);
    expect(Date.parse(second.expires_at)).toBeGreaterThan(Date.parse(first.expires_at));
    await client.delete('/api/user/auth');
    const { details } = await server.deps.db
      .selectFrom('portal.audit_log')
      .select('details')
      .where('action', '=', 'distributor.unlink')
      .executeTakeFirstOrThrow();
    expect(details).toEqual({ revoked: true });
  });

  it('refuses without consent, and asks every time', async () => {
    const { client, browser } = await aBrowser();
    expect(await answerQuestion(browser, 'deny')).toBe(at('/auths/digikey?link=denied'));
    expect((await client.get('/api/user/auth')).json()).toEqual({});
    expect(await answerQuestion(browser, 'allow')).toBe(at('/auths/digikey'));
    expect(await answerQuestion(browser, 'deny')).toBe(at('/auths/digikey?link=denied'));
    expect((await client.get('/api/user/auth')).json()).toHaveProperty('id');
  });

  it('allows its form to lead only to the portal', async () => {
    const { browser } = await aBrowser();
    const { url } = await browser.visit(at('/auths/digikey/new'));
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const { headers } = await fetch(url, { headers: { cookie, 'accept-language': 'ja' } });
    const policy = String(headers.get('content-security-policy'));
    const { managerUrl, accountsUrl } = server.deps.config;
    expect(policy).toContain(`form-action 'self' ${managerUrl} ${accountsUrl};`);
    expect(policy).toContain("default-src 'none'");
  });
});
