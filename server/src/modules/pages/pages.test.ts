import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PreviewRequest } from '@portal/shared/remote';
import type { FastifyInstance } from 'fastify';
import { createManagerApp } from '../../app.ts';
import { aRelease } from '../../testing/builders/aRelease.ts';
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts';
import { aPerson, aTeam } from '../../testing/builders/people.ts';
import type { TestClient } from '../../testing/browsers/TestClient.ts';
import type { Previews } from '../../previews/Previews.ts';
import type { ShellBuild } from './ShellBuild.ts';

const shell: ShellBuild = {
  scripts: ['/shell/main.1.js'],
  companions: { '@portal/shared/table': ['/shell/table.2.js'] },
  integrity: { '/shell/main.1.js': 'sha384-main', '/shell/table.2.js': 'sha384-table' },
  renderFrame: ({ url }) => ({
    html: `<main>${url}</main>`,
    styles: '<style data-styled="true">main{}</style>',
    script: 'rememberClicks()',
  }),
};

/** What the preview scripts of the pages below have been asked to render. */
const asked: { code: string; request: PreviewRequest }[] = [];
const previews: Previews = {
  render: async ({ read }, request) => {
    asked.push({ code: String(await read()), request });
    return { html: '<h1>As it will look</h1>', styles: '<style data-styled="true">h1{}</style>' };
  },
  close: () => Promise.resolve(),
};

let server: TestServer;
let manager: FastifyInstance;
let owner: TestClient;
let guest: TestClient;

async function publish(release: ReturnType<typeof aRelease>) {
  const answer = await server.operator.inject({
    method: 'POST',
    url: `/operator/releases/${release.manifest.name}`,
    payload: { ...release },
  });
  expect(answer.statusCode).toBe(200);
}

beforeAll(async () => {
  server = await createTestServer();
  manager = createManagerApp({ ...server.deps, shell, previews });
  const team = await aTeam(server.deps);
  owner = await server.signIn(await aPerson(server.deps, { team, last_name: '</script>' }));
  guest = await server.signIn(await aPerson(server.deps, { team, role: 'guest' }));
  const title = { en: 'Parts <b>', ja: '部品' };
  await publish(
    aRelease({
      routes: [
        {
          path: '/parts',
          title,
          requires: { roles: ['owner'] },
          prefetch: [{ path: '/api/config/?of=parts', forward: ['x'] }, { path: '/api/nothing' }],
        },
        {
          path: '/open',
          title,
          requires: { signedIn: false },
          prefetch: [{ path: '/api/config/' }],
        },
      ],
      screens: {
        '/parts': { preload: ['routes.2.js'], companions: ['@portal/shared/table'] },
        '/open': { preload: [], companions: [] },
      },
    }),
  );
});
afterAll(async () => {
  await manager.close();
  await server.close();
});

function visit(url: string, client?: TestClient, headers: Record<string, string> = {}) {
  return manager.inject({ url, headers: client ? { cookie: client.cookie, ...headers } : headers });
}

describe('GET a page', () => {
  it('sends visitors of a protected page to sign in and back', async () => {
    const answer = await visit('/parts?x=1');
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe('/signin?to=%2Fparts%3Fx%3D1');
  });

  it('takes an address for a path of its own, however many slashes it begins with', async () => {
    expect((await visit('//', owner)).statusCode).toBe(404);
    expect((await visit('//elsewhere.example/parts', owner)).statusCode).toBe(404);
    for (const client of [owner, undefined]) {
      for (const url of ['//parts', '//parts/', '/parts//']) {
        const answer = await visit(url, client);
        expect([url, answer.statusCode, answer.headers.location]).toEqual([url, 404, undefined]);
      }
    }
  });

  it.each(['/api', '/api?x=1', '/api/', '/parts%00'])('answers %s without a page', async (url) => {
    const answer = await visit(url, owner);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('<main>/');
  });

  it('answers calls with JSON only', async () => {
    for (const url of ['/api', '/api?x=1', '/api/nothing']) {
      expect((await visit(url, owner)).headers['content-type']).toMatch(/^application\/json/);
    }
  });

  it('leads the start address to the first screen', async () => {
    expect((await visit('/', owner)).headers.location).toBe('/parts');
    expect((await visit('/')).headers.location).toBe('/signin?to=%2F');
  });

  it('answers with the frame, the tokens and every script that is needed', async () => {
    const answer = await visit('/parts', owner);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain('<main>/parts</main>');
    expect(answer.body).toContain('<title>Parts &lt;b&gt; · Manager Console</title>');
    expect(answer.body).toMatch(/<meta name="api-token" content="[\w.-]+">/);
    expect(answer.body).toMatch(/<meta name="csrf-token" content="[\w-]+">/);
    for (const script of ['/shell/main.1.js', 'remoteEntry.1.js', 'routes.2.js', 'table.2.js']) {
      expect(answer.body).toMatch(
        new RegExp(`rel="preload" as="script" href="[^"]*${script}" crossorigin="anonymous" integ`),
      );
    }
  });

  it('allows scripts and styles by a nonce that no other page has', async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const { headers, body } = await visit('/parts', owner);
        const policy = String(headers['content-security-policy']);
        const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
        expect(policy).not.toContain('unsafe');
        expect(body).toContain(`<style nonce="${nonce}" data-styled`);
        expect(body).toMatch(/<script async src="\/shell\/main.1.js"[^>]* nonce="/);
        return nonce;
      }),
    );
    expect(new Set(nonces).size).toBe(2);
  });

  it('streams the answers of the first calls and leaves failed ones to the screen', async () => {
    const { body } = await visit('/parts?x=1&y=2', owner);
    const answers = [...body.matchAll(/data-portal-answer>(.*?)<\/script>/g)].map(
      (match): unknown => JSON.parse(match[1] ?? ''),
    );
    // By the name under which the screen looks for it: its own parameters, then those of the page.
    expect(answers).toMatchObject([{ path: '/api/config/?of=parts&x=1', status: 200 }]);
  });

  it('shows the screen as it will look, once all its answers are there', async () => {
    const { headers, body } = await visit('/open');
    const nonce = /script-src 'nonce-([^']+)'/.exec(
      String(headers['content-security-policy']),
    )?.[1];
    const template = body.indexOf('<template id="preview"><h1>As it will look</h1></template>');
    expect(template).toBeGreaterThan(body.indexOf('data-portal-answer>'));
    expect(body).toContain(`<style nonce="${String(nonce)}">h1{}</style>`);
    expect(body.slice(template)).toContain(`<script nonce="${String(nonce)}">`);
    expect(asked.at(-1)).toMatchObject({
      code: 'var portalPreview = "first";',
      request: { route: '/open', bootstrap: { url: '/open' }, answers: [{ path: '/api/config/' }] },
    });
  });

  it('shows no preview when an answer is missing, or the screen is not for this person', async () => {
    const count = asked.length;
    expect((await visit('/parts', owner)).body).not.toContain('<template');
    expect((await visit('/parts', guest)).body).not.toContain('<template');
    expect(asked).toHaveLength(count);
  });

  it('lets no text of a person end a script', async () => {
    const { body } = await visit('/parts', owner);
    const text = /id="portal-bootstrap">(.*?)<\/script>/.exec(body)?.[1] ?? '';
    expect(JSON.parse(text)).toHaveProperty('user.last_name', '</script>');
  });

  it('speaks the language of the cookie, else of the browser', async () => {
    const japanese = { 'accept-language': 'ja-JP,ja;q=0.9' };
    expect((await visit('/parts', owner, japanese)).body).toContain('<html lang="ja">');
    const chosen = { ...japanese, cookie: `${owner.cookie}; portal_locale=en` };
    expect((await visit('/parts', undefined, chosen)).body).toContain('<html lang="en">');
  });

  it('answers 403 with the frame to those who may not', async () => {
    const answer = await visit('/parts', guest);
    expect(answer.statusCode).toBe(403);
    expect(answer.body).toContain('<main>/parts</main>');
    expect(answer.body).not.toContain('data-portal-answer>');
    expect(answer.body).not.toMatch(/rel="preload"[^>]+remoteEntry/);
  });

  it('answers 404 with the frame where nobody owns the address', async () => {
    const answer = await visit('/nowhere', owner);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('<main>/nowhere</main>');
  });

  it('shows open pages to visitors, with a CSRF token', async () => {
    const answer = await visit('/open');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('<meta name="api-token" content="">');
    expect(answer.body).toMatch(/<meta name="csrf-token" content="[\w-]+">/);
  });

  it('compresses for browsers that take it', async () => {
    const answer = await visit('/parts', owner, { 'accept-encoding': 'gzip, deflate, br' });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers.vary).toBe('Accept-Encoding');
    const refused = await visit('/parts', owner, { 'accept-encoding': 'br;q=0, gzip' });
    expect(refused.headers['content-encoding']).toBe('gzip');
    expect(refused.headers.vary).toBe('Accept-Encoding');
  });

  it('carries other bytes for its tokens each time', async () => {
    const tokens = async () =>
      [...(await visit('/parts', owner)).body.matchAll(/-token" content="([\w-]+)"/g)].map(
        ([, token = '']) => token,
      );
    const [one, other] = [await tokens(), await tokens()];
    expect(one).toHaveLength(2);
    for (const [index, token] of one.entries()) {
      expect(token.slice(0, 20)).not.toBe(other[index]?.slice(0, 20));
      expect(token.slice(-20)).not.toBe(other[index]?.slice(-20));
    }
  });

  it('explains a failure while it is made on a page of its own', async () => {
    const broken = createManagerApp({
      ...server.deps,
      shell: {
        ...shell,
        renderFrame: () => {
          throw new Error('secret');
        },
      },
    });
    const answer = await broken.inject({
      url: '/parts',
      headers: { cookie: owner.cookie, 'accept-encoding': 'br', 'accept-language': 'ja' },
    });
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toContain('<h1>問題が発生しました</h1>');
    expect(answer.body).toContain('href="http://localhost:3000/parts">再試行<');
    expect(answer.body).not.toContain('secret');
    await broken.close();
  });

  it('works without a built shell', async () => {
    const answer = await server.manager.inject({
      url: '/parts',
      headers: { cookie: owner.cookie },
    });
    expect(answer.statusCode).toBe(200);
  });
});
