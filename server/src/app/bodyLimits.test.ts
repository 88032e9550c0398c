import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { accountsModules, managerModules } from './app.ts';
import { defaultBodyBytes } from '../platform/http/bodyLimits.ts';
import { createApp, type Module } from '../platform/http/createApp.ts';
import { machineOperator } from '../operator/machineOperator.ts';
import { operatorModules } from './operatorApp.ts';
import { longBodies } from '../testing/access/longBodies.ts';
import { concrete } from '../testing/access/routesOf.ts';
import { aPerson } from '../testing/builders/people.ts';
import { visit } from '../testing/browsers/TestClient.ts';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';

const bodied = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;
const modulesOf = {
  manager: [...managerModules, ...operatorModules],
  accounts: accountsModules,
} as const;

interface Route {
  readonly method: (typeof bodied)[number];
  readonly url: string;
  /** Bytes. */
  readonly limit: number;
}

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ DEMO: '1' });
});
afterAll(() => server.close());

describe.each(['manager', 'accounts'] as const)('every route of %s that takes a body', (name) => {
  const routes: Route[] = [];
  /** Calls whose body was about to be read. */
  let read: string[] = [];
  let app: FastifyInstance;

  const listener: Module = () =>
    fp(async (each) => {
      each.addHook('preParsing', async ({ method, url }) => {
        read.push(`${method} ${url}`);
      });
    });

  beforeAll(async () => {
    app = createApp(server.deps, {
      name,
      modules: [listener, ...modulesOf[name]],
      authenticate: () => Promise.resolve({ viewer: null, by: 'none', csrfSubject: null }),
      authenticateOperator: () => Promise.resolve(machineOperator('tester')),
      onRoute: ({ method: methods, url, bodyLimit, config }) => {
        const limit = config?.streamBytes ?? bodyLimit ?? defaultBodyBytes;
        for (const method of bodied) {
          if ([methods].flat().includes(method)) routes.push({ method, url, limit });
        }
      },
    });
    await app.ready();
  });
  afterAll(() => app.close());

  /** Sends only a content-length, without the body. */
  const announce = async ({ method, url }: Route, bytes: number) => {
    const headers = { 'content-type': 'application/json', 'content-length': String(bytes) };
    const { statusCode } = await app.inject({ method, url: concrete(url), headers });
    return `${method} ${url}: ${statusCode === 413 ? 'too large' : 'taken'}`;
  };

  it('refuses a body one byte over its limit before reading it', async () => {
    read = [];
    for (const route of routes) {
      const { method, url, limit } = route;
      expect(await announce(route, limit + 1)).toBe(`${method} ${url}: too large`);
    }
    expect(read).toEqual([]);
    expect(routes.length).toBeGreaterThan(50);
  });

  it('accepts a body of exactly its limit', async () => {
    for (const route of routes.filter(({ url }) => !url.startsWith('/operator/'))) {
      const { method, url, limit } = route;
      expect(await announce(route, limit)).toBe(`${method} ${url}: taken`);
    }
  });

  it('accepts 16 kB, or is in the list of exceptions', () => {
    const more = routes
      .filter(({ limit }) => limit !== defaultBodyBytes)
      .map(({ method, url, limit }) => `${method} ${url} ${limit}`);
    const listed = longBodies[name].map(([call, bytes]) => `${call} ${bytes}`);
    expect(more.toSorted()).toEqual(listed.toSorted());
    expect(defaultBodyBytes).toBe(16_384);
  });
});

describe('a price and a quotation', () => {
  it.each(['/api/order/calculate', '/api/pdf/quotation'])(
    'accept 16 kB from visitors, and more from members (%s)',
    async (url) => {
      const options = { payload: { cd: ' '.repeat(defaultBodyBytes) } };
      const visitor = visit(server);
      const member = await server.signIn(await aPerson(server.deps));
      expect((await visitor.post(url, options)).statusCode).toBe(413);
      expect((await visitor.post(url, { payload: {} })).json()).toMatchObject({ code: 'invalid' });
      expect((await member.post(url, options)).json()).toMatchObject({ code: 'invalid' });
    },
  );
});

describe('a file that is too large', () => {
  it.each([
    ['PATCH', '/api/v1/demitasnx/uploads/1', { code: 'file_size' }],
    ['POST', '/api/v1/demitasnx/post', { error: 'true' }],
  ] as const)('is refused in the format of its call (%s %s)', async (method, url, shape) => {
    const { bearer } = await server.signIn(await aPerson(server.deps));
    const authorization = `Bearer ${bearer}`;
    for (const [locale, message] of [
      ['en', 'The file is larger than 128 MB.'],
      ['ja', 'ファイルが128MBを超えています。'],
    ] as const) {
      const headers = { authorization, 'accept-language': locale, 'content-length': '999999999' };
      const answer = await server.manager.inject({ method, url, headers });
      expect(answer.statusCode).toBe(413);
      expect(answer.json()).toMatchObject({ ...shape, message });
    }
  });
});
