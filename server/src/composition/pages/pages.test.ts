import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createManagerApp } from '../../app/app.ts';
import { openPages, shell } from '../../testing/openPages.ts';

let pages: Awaited<ReturnType<typeof openPages>>;
beforeAll(async () => {
  pages = await openPages();
});
afterAll(() => pages.close());

describe('GET a page', () => {
  it('sends visitors of a protected page to sign-in and back', async () => {
    const answer = await pages.visit('/parts?x=1');
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe('/signin?to=%2Fparts%3Fx%3D1');
  });

  it('treats an address with several leading slashes as a local path', async () => {
    expect((await pages.visit('//', pages.owner)).statusCode).toBe(404);
    expect((await pages.visit('//elsewhere.example/parts', pages.owner)).statusCode).toBe(404);
    for (const client of [pages.owner, undefined]) {
      for (const url of ['//parts', '//parts/', '/parts//']) {
        const answer = await pages.visit(url, client);
        expect([url, answer.statusCode, answer.headers.location]).toEqual([url, 404, undefined]);
      }
    }
  });

  it.each(['/api', '/api?x=1', '/api/', '/parts%00'])(
    'answers %s with an error instead of a page',
    async (url) => {
      const answer = await pages.visit(url, pages.owner);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).not.toContain('<main>/');
    },
  );

  it('has the typeface and scheme that the browser has by its cookies', async () => {
    const first = await pages.visit('/open');
    const digest = /<meta name="portal_face" content="(\w+)">/.exec(first.body)?.[1] ?? '';
    expect(first.body).not.toContain('@font-face');
    expect(first.body).not.toContain('data-theme');
    const headers = { cookie: `portal_face=${digest}; portal_theme=dark` };
    const again = await pages.visit('/open', undefined, headers);
    expect(again.body).toContain('data-theme="dark"');
    const address = /@font-face\{[^}]*src:url\((\/face\/[^)]+)\)/.exec(again.body)?.[1] ?? '';
    expect(address).toContain(digest);
    const face = await pages.visit(address);
    expect([face.statusCode, face.headers['content-type']]).toEqual([200, 'font/woff2']);
    expect(face.rawPayload.subarray(0, 4).toString()).toBe('wOF2');
    const other = await pages.visit('/face/0123456789ab.woff2');
    expect(other.statusCode).toBe(404);
  });

  it('accepts a NUL character in the query string', async () => {
    expect((await pages.visit('/parts?q=a%00b', pages.owner)).statusCode).toBe(200);
  });

  it('answers calls with JSON only', async () => {
    for (const url of ['/api', '/api?x=1', '/api/nothing']) {
      expect((await pages.visit(url, pages.owner)).headers['content-type']).toMatch(
        /^application\/json/,
      );
    }
  });

  it('leads the start address to the first screen', async () => {
    expect((await pages.visit('/', pages.owner)).headers.location).toBe('/parts');
    expect((await pages.visit('/')).headers.location).toBe('/signin?to=%2F');
  });

  it('uses the language of the cookie, otherwise of the browser', async () => {
    const japanese = { 'accept-language': 'ja-JP,ja;q=0.9' };
    expect((await pages.visit('/parts', pages.owner, japanese)).body).toContain('<html lang="ja">');
    const chosen = { ...japanese, cookie: `${pages.owner.cookie}; portal_locale=en` };
    expect((await pages.visit('/parts', undefined, chosen)).body).toContain('<html lang="en">');
  });

  it('contains whether this browser keeps the menu closed', async () => {
    expect((await pages.visit('/parts', pages.owner)).body).toContain('"isMenuClosed":false');
    const closed = { cookie: `${pages.owner.cookie}; portal_menu=closed` };
    expect((await pages.visit('/parts', undefined, closed)).body).toContain('"isMenuClosed":true');
  });

  it('answers 403 with the frame if the screen is not permitted', async () => {
    const answer = await pages.visit('/parts', pages.guest);
    expect(answer.statusCode).toBe(403);
    expect(answer.body).toContain('<main>/parts</main>');
    expect(answer.body).not.toContain('data-portal-answer>');
    expect(answer.body).not.toMatch(/rel="preload"[^>]+remoteEntry/);
  });

  it('answers 404 with the frame for an address that no remote owns', async () => {
    const answer = await pages.visit('/nowhere', pages.owner);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('<main>/nowhere</main>');
  });

  it('shows open screens to visitors, with a CSRF token', async () => {
    const answer = await pages.visit('/open');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('<meta name="api-token" content="">');
    expect(answer.body).toMatch(/<meta name="csrf-token" content="[\w-]+">/);
  });

  it('shows an error page when the frame cannot be rendered', async () => {
    const broken = createManagerApp({
      ...pages.server.deps,
      shell: {
        ...shell,
        renderFrame: () => {
          throw new Error('secret');
        },
      },
    });
    const answer = await broken.inject({
      url: '/parts',
      headers: { cookie: pages.owner.cookie, 'accept-encoding': 'br', 'accept-language': 'ja' },
    });
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toContain('<h1>問題が発生しました</h1>');
    expect(answer.body).toContain('href="http://localhost:3000/parts">再試行<');
    expect(answer.body).not.toContain('secret');
    await broken.close();
  });

  it('answers without a built shell', async () => {
    const answer = await pages.server.manager.inject({
      url: '/parts',
      headers: { cookie: pages.owner.cookie },
    });
    expect(answer.statusCode).toBe(200);
  });
});
