import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createAccountsApp } from '../../../app/app.ts';
import { createAssetStore } from '../../../composition/assets/AssetStore.ts';
import type { Config } from '../../../platform/config/Config.ts';
import { signInAtAccounts } from '../../../testing/browsers/SignInVisit.ts';
import { AccountsBrowser } from '../../../testing/browsers/AccountsBrowser.ts';
import { anAccountsTeam, testPassword } from '../../../testing/builders/accountPeople.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { shell } from '../../../testing/openPages.ts';
import { loadAccountsBuild } from './loadAccountsBuild.ts';

const script = 'main.0123456789ab.js';
const content = `console.log('${'a page of an account, '.repeat(200)}')`;
let server: TestServer;
let folder: string;

beforeAll(async () => {
  server = await createTestServer();
  await anAccountsTeam(server.deps);
  folder = await mkdtemp(path.join(tmpdir(), 'portal-accounts-'));
  const manifest = { scripts: [script], integrity: { [script]: 'sha384-main' } };
  await writeFile(path.join(folder, 'manifest.json'), JSON.stringify(manifest));
  await writeFile(path.join(folder, script), content);
}, 60_000);
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

async function openAccounts(config: Partial<Config> = {}) {
  const { deps } = server;
  const accountPages = await loadAccountsBuild(folder, createAssetStore(deps.blobs));
  return createAccountsApp({ ...deps, config: { ...deps.config, ...config }, accountPages, shell });
}

describe('the scripts of account pages', () => {
  it('are named with their digest, sent compressed and kept for ever', async () => {
    const accounts = await openAccounts();
    const { body } = await accounts.inject('/sign_up/');
    expect(body).toMatch(
      new RegExp(`<script defer src="/assets/${script}" integrity="sha384-main"`),
    );
    const sent = await accounts.inject({
      url: `/assets/${script}`,
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(sent.headers['content-encoding']).toBe('br');
    expect(sent.headers['cache-control']).toContain('immutable');
    expect(sent.rawPayload.length).toBeLessThan(content.length / 10);
    expect(brotliDecompressSync(sent.rawPayload).toString()).toBe(content);
    await accounts.close();
  });

  it('are all that lies there', async () => {
    const accounts = await openAccounts();
    for (const name of ['other.js', 'manifest.json', '.hidden', '..%2Fconfig']) {
      expect((await accounts.inject(`/assets/${name}`)).statusCode).toBe(404);
    }
    await accounts.close();
  });
});

describe('the scripts of the portal', () => {
  const hints = async (config: Partial<Config>) => {
    const accounts = await openAccounts(config);
    const { body } = await accounts.inject('/sign_up/');
    await accounts.close();
    return body.match(/<link rel="prefetch"[^>]*>/g) ?? [];
  };

  it.each([
    ['https://manager.kiban.example', 'https://accounts.kiban.example'],
    ['https://portal.kiban.co.jp', 'https://kiban.co.jp'],
    ['http://localhost:3000', 'http://localhost:3001'],
  ])('of %s are fetched by visitors of %s', async (managerUrl, accountsUrl) => {
    const found = await hints({ managerUrl, accountsUrl });
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(
      `href="${managerUrl}/shell/main.1.js" crossorigin="anonymous" integrity="sha384-main"`,
    );
  });

  it.each([
    ['https://manager.kiban.example', 'https://accounts.other.example'],
    ['https://manager.kiban.co.jp', 'https://accounts.other.co.jp'],
    ['http://manager.kiban.example', 'https://accounts.kiban.example'],
  ])('of %s are of no use to visitors of %s, and not fetched', async (managerUrl, accountsUrl) => {
    expect(await hints({ managerUrl, accountsUrl })).toEqual([]);
  });

  it('are not fetched by somebody who is signed in', async () => {
    const accounts = await openAccounts();
    const email = 'hanako@kiban.example';
    const browser = await signInAtAccounts(
      { ...server, accounts },
      { email, password: testPassword },
    );
    expect((await browser.get('/user')).body).not.toContain('rel="prefetch"');
    expect((await new AccountsBrowser(accounts).get('/sign_up/')).body).toContain('rel="prefetch"');
    await accounts.close();
  });
});
