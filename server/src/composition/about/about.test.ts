import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { configSchema } from '@portal/shared/contracts';
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ DEMO: '1', LINKS: '{"terms":"https://kiban.example/terms"}' });
});
afterAll(() => server.close());

describe('outside links', () => {
  it('lead to existing pages of the demo', async () => {
    const { links } = configSchema.parse((await server.manager.inject('/api/config')).json());
    const own = Object.values(links).flatMap((link) =>
      link.startsWith('http://localhost:3000/') ? [link] : [],
    );
    expect(own).toHaveLength(19);
    for (const link of own) {
      const page = await server.manager.inject(new URL(link).pathname);
      expect([link, page.statusCode]).toEqual([link, 200]);
      if (link.includes('_pdf_')) {
        expect([link, page.headers['content-type']]).toEqual([link, 'application/pdf']);
        expect(page.body).toMatch(/^%PDF-/);
        expect(page.body).toContain(`/Lang (${link.slice(-2)})`);
      } else {
        expect(page.body).toContain('lang="ja"');
        // Contrast checkers assume white where no background is set.
        expect(page.body).toContain('background:Canvas;color:CanvasText');
      }
    }
  });

  it('are replaced by configured addresses', async () => {
    const { links } = configSchema.parse((await server.manager.inject('/api/config')).json());
    expect(links.terms).toBe('https://kiban.example/terms');
  });

  it('have no other pages', async () => {
    expect((await server.manager.inject('/about/nothing')).statusCode).toBe(404);
  });
});

describe('without the demo', () => {
  it('names only configured addresses', async () => {
    const bare = await createTestServer();
    const answer = await bare.manager.inject('/api/config');
    expect(configSchema.parse(answer.json()).links).toEqual({});
    await bare.close();
  });
});
