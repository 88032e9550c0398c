import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { createManagerApp } from '../../app/app.ts';
import { openPages } from '../../testing/openPages.ts';
import type { Authentication } from './Access.ts';

interface Seen {
  readonly url: string;
  readonly authentication: Authentication | null;
  readonly shown: unknown;
}

const news = '/api/installers/news';
const quotations = '/api/quotations/ending';

let pages: Awaited<ReturnType<typeof openPages>>;
let manager: FastifyInstance;
let seen: Seen[] = [];
beforeAll(async () => {
  pages = await openPages();
  manager = createManagerApp(pages.server.deps);
  manager.addHook('preHandler', async ({ url, authentication, headers }) => {
    seen.push({ url, authentication, shown: headers['x-portal-pass'] });
  });
});
afterAll(async () => {
  await manager.close();
  await pages.close();
});

/** Opens the news page with its prefetch calls. */
async function openNews(cookie: string) {
  seen = [];
  await manager.inject({ url: '/news', headers: { cookie } });
  const [page, ...calls] = seen;
  if (!page?.authentication) throw new Error('the page has no authentication');
  return { authentication: page.authentication, calls };
}

describe('a pass', () => {
  it('authenticates the calls of a page as its reader, with one lookup', async () => {
    const { authentication, calls } = await openNews(pages.owner.cookie);
    expect(authentication.viewer).not.toBeNull();
    expect(calls.map(({ url }) => url).toSorted()).toEqual([news, quotations]);
    for (const call of calls) expect(call.authentication).toBe(authentication);
  });

  it('expires when the page is sent', async () => {
    const { calls } = await openNews(pages.owner.cookie);
    const shown = String(calls[0]?.shown);
    expect(shown).toHaveLength(24);
    const later = await manager.inject({ url: news, headers: { 'x-portal-pass': shown } });
    expect(later.statusCode).toBe(401);
  });

  it('cannot be forged', async () => {
    const headers = { 'x-portal-pass': 'a'.repeat(24) };
    expect((await manager.inject({ url: news, headers })).statusCode).toBe(401);
  });

  it('opens only what its reader may open, and replaces no CSRF token', async () => {
    const { authentication } = await openNews(pages.guest.cookie);
    await manager.passes.during(authentication, async (pass) => {
      const ask = (method: 'GET' | 'POST', url: string) =>
        manager.inject({ method, url, headers: { ...pass } });
      expect((await ask('GET', news)).statusCode).toBe(200);
      expect((await ask('GET', quotations)).json()).toMatchObject({ code: 'not_allowed' });
      expect((await ask('POST', '/api/license/lir')).json()).toMatchObject({ code: 'csrf' });
    });
  });
});
