import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { accountsModules, managerModules } from '../../../app/app.ts';
import { AccountsAwayError, NotFoundError } from '../../errors.ts';
import { createApp, type Module } from '../../http/createApp.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';

const page = { access: { who: 'public' }, page: true } as const;

const routes: Module = () => async (app) => {
  app.get('/broken', { config: page }, (_request, reply) => {
    void reply.header('content-encoding', 'br').header('integrity-policy', 'none');
    throw new Error('select secret from somewhere');
  });
  app.get('/missing', { config: page }, () => {
    throw new NotFoundError();
  });
  app.get('/away', { config: page }, () => {
    throw new AccountsAwayError(new Error('refused'), '/signin?to=%2F"><b>');
  });
  app.get('/limited', { config: { ...page, rateLimit: { max: 1, timeWindow: 60_000 } } }, () => '');
  app.get('/file.pdf', { config: { access: { who: 'public' } } }, () => {
    throw new NotFoundError();
  });
};

let server: TestServer;
let manager: FastifyInstance;
let accounts: FastifyInstance;
beforeAll(async () => {
  server = await createTestServer();
  const authenticate = () =>
    Promise.resolve({ viewer: null, by: 'none', csrfSubject: null } as const);
  const given = { modules: [routes], authenticate };
  manager = createApp(server.deps, { name: 'manager', ...given });
  accounts = createApp(server.deps, { name: 'accounts', ...given });
});
afterAll(async () => {
  await Promise.all([manager.close(), accounts.close()]);
  await server.close();
});

const ja = { 'accept-language': 'ja-JP,ja;q=0.9' };

function linkOf({ body }: LightMyRequestResponse) {
  const [, href, text] = /<a class="action" href="([^"]*)">([^<]*)</.exec(body) ?? [];
  return { href, text };
}

describe('a page that cannot be shown', () => {
  it.each([
    ['/broken', 500, 'Something went wrong', '問題が発生しました'],
    ['/missing', 404, 'Page not found', 'ページが見つかりません'],
    ['/away', 503, 'Signing in is not possible at the moment', '現在サインインできません'],
    ['/nowhere', 404, 'Page not found', 'ページが見つかりません'],
    ['/%zz', 404, 'Page not found', 'ページが見つかりません'],
  ])('%s is explained in the language of the reader', async (url, status, english, japanese) => {
    for (const app of [manager, accounts]) {
      const answer = await app.inject({ url, headers: { accept: 'application/json' } });
      expect(answer.statusCode).toBe(status);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.body).toContain('<html lang="en">');
      expect(answer.body).toContain(`<h1>${english}</h1>`);
      expect(answer.body).toContain(`<title>${english} · Manager Console</title>`);
      expect(answer.body).toContain(`Request ID: ${String(answer.headers['x-request-id'])}`);
      expect(answer.body).not.toContain('secret');
      const other = await app.inject({ url, headers: ja });
      expect(other.body).toContain('<html lang="ja">');
      expect(other.body).toContain(`<h1>${japanese}</h1>`);
      expect(other.body).toContain(`<title>${japanese} · マネージャーコンソール</title>`);
    }
  });

  it('uses the language that the reader has chosen', async () => {
    const headers = { ...ja, cookie: 'portal_locale=en' };
    expect((await manager.inject({ url: '/missing', headers })).body).toContain('lang="en"');
  });

  it('needs no other file: no script, and the CSP allows only its own style', async () => {
    const { body, headers } = await manager.inject('/broken');
    const style = /<style>([^<]*)<\/style>/.exec(body)?.[1] ?? '';
    const digest = createHash('sha256').update(style).digest('base64');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`default-src 'none'; style-src 'sha256-${digest}'`);
    expect(policy).not.toContain('script-src');
    expect(body).not.toMatch(/<script|style="| src=/);
  });

  it('removes headers that the failed route has set', async () => {
    const { headers } = await manager.inject('/broken');
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['integrity-policy']).toBeUndefined();
  });

  it('links to the same address, or to the start page where retrying cannot help', async () => {
    const broken = await accounts.inject('/broken?a=1&b=2');
    expect(linkOf(broken)).toEqual({
      href: 'http://localhost:3001/broken?a=1&amp;b=2',
      text: 'Try again',
    });
    expect(linkOf(await accounts.inject('/missing'))).toEqual({
      href: 'http://localhost:3000',
      text: 'Go to the Manager Console',
    });
    const { href } = linkOf(await manager.inject('/away'));
    expect(href).toBe('http://localhost:3000/signin?to=%2F%22%3E%3Cb%3E');
  });

  it('never links to another site', async () => {
    const { body } = await manager.inject('//evil.example/broken');
    expect(body).not.toMatch(/href="(https?:)?\/\/evil/);
  });

  it('tells rate-limited visitors when to retry', async () => {
    await manager.inject('/limited');
    const answer = await manager.inject('/limited');
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBe('60');
    expect(answer.body).toContain('<h1>Too many requests</h1>');
  });

  it('is an HTML page for a form posted to an unknown address, too', async () => {
    const answer = await manager.inject({ method: 'POST', url: '/nowhere' });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('<h1>Page not found</h1>');
  });
});

describe('every address that is not a call, a file or a probe', () => {
  const others =
    /^\/(api|shell|assets|avatars|embed|embed\.js|embed\.json|remotes|remote-kit|health|ready|oidc|\.well-known|license\/lic)(\/|$)/;

  it.each([
    ['manager', managerModules],
    ['accounts', accountsModules],
  ] as const)('of %s shows its errors as a page', async (name, modules) => {
    const pages: string[] = [];
    const careless: string[] = [];
    const app = createApp(server.deps, {
      name,
      modules,
      authenticate: () => Promise.resolve({ viewer: null, by: 'none', csrfSubject: null }),
      onRoute: ({ method, url, config }) => {
        if (![method].flat().includes('GET') || others.test(url)) return;
        (config?.page === true ? pages : careless).push(url);
      },
    });
    await app.close();
    expect(careless).toEqual([]);
    expect(pages.length).toBeGreaterThan(3);
  });
});

describe('calls, files and the operator', () => {
  it('get JSON', async () => {
    for (const [app, url] of [
      [manager, '/api/nowhere'],
      [manager, '/api'],
      [manager, '/file.pdf'],
      [server.operator, '/nowhere'],
    ] as const) {
      const answer = await app.inject(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ error: true, code: 'not_found' });
    }
  });
});
