import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { createFiguresApp, operatorModules } from '../app/operatorApp.ts';
import { createApp } from '../platform/http/createApp.ts';
import type { RouteScope, TokenScope } from '../platform/http/Operator.ts';
import { aToken } from '../testing/builders/aToken.ts';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';
import { operatorOfToken } from './tokens/operatorOfToken.ts';

/** Scopes by route. A missing route fails: its scopes must be decided here. */
const scopesOfRoutes: Readonly<Record<string, readonly RouteScope[]>> = {
  'GET /operator/metrics': ['read'],
  'POST /operator/tokens': ['machine'],
  'GET /operator/tokens': ['everything'],
  'POST /operator/tokens/:name/end': ['everything'],
  'POST /operator/teams': ['everything'],
  'POST /operator/teams/:id': ['everything'],
  'POST /operator/teams/:team/usage-events': ['everything'],
  'GET /operator/teams': ['read', 'office'],
  'GET /operator/staff': ['everything'],
  'POST /operator/staff': ['everything'],
  'POST /operator/staff/remove': ['everything'],
  'GET /operator/people/factor-resets': ['everything'],
  'POST /operator/people/end-sessions': ['everything'],
  'POST /operator/people/reset-factors': ['everything'],
  'GET /operator/sites': ['read'],
  'POST /operator/sites': ['everything'],
  'POST /operator/sites/:name': ['everything'],
  'POST /operator/sites/:name/end': ['everything'],
  'GET /operator/blobs': ['machine'],
  'GET /operator/blobs/references': ['machine'],
  'GET /operator/backups': ['read'],
  'POST /operator/backups': ['machine'],
  'GET /operator/mail': ['everything'],
  'GET /operator/mail/:id': ['everything'],
  'GET /operator/audit': ['read'],
  'GET /operator/audit/verify': ['read'],
  'POST /operator/releases/:remote': ['publish'],
  'POST /operator/releases/:remote/canary': ['publish'],
  'POST /operator/releases/:remote/promote': ['publish'],
  'POST /operator/releases/:remote/rollback': ['publish'],
  'POST /operator/releases/:remote/stop': ['publish'],
  'POST /operator/releases/:remote/transfer': ['everything'],
  'POST /operator/releases/:remote/withdraw': ['everything'],
  'GET /operator/release-errors': ['read'],
  'GET /operator/releases': ['read'],
  'GET /operator/releases/:remote': ['read', 'publish'],
  'POST /operator/licenses/:number/network': ['everything'],
  'POST /operator/devices/:id/revoke': ['everything'],
  'POST /operator/license-keys/rotate': ['everything'],
  'POST /operator/installers/uploads': ['everything'],
  'PUT /operator/installers/uploads/:upload/:part': ['everything'],
  'POST /operator/installers': ['everything'],
  'GET /operator/installers': ['read'],
  'POST /operator/installers/:id/withdraw': ['everything'],
  'GET /operator/prices': ['read', 'office'],
  'POST /operator/prices': ['everything'],
  'POST /operator/discounts': ['everything'],
  'GET /operator/emi': ['read'],
  'POST /operator/emi': ['everything'],
  'GET /operator/orders/waiting': ['read', 'office'],
  'POST /operator/orders/:number/:act': ['office'],
  'POST /operator/orders/:number/documents': ['office'],
  'POST /operator/bank-lines': ['office'],
  'POST /operator/bank-lines/:id/resolve': ['office'],
};
const routes = Object.keys(scopesOfRoutes);

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** The operator routes with declared scopes; HEAD routes come with GET. */
async function declaredScopes(): Promise<Record<string, readonly RouteScope[]>> {
  const declared: Record<string, readonly RouteScope[]> = {};
  const app = createApp(server.deps, {
    name: 'operator',
    modules: operatorModules,
    authenticate: () => Promise.resolve({ viewer: null, by: 'none', csrfSubject: null }),
    authenticateOperator: operatorOfToken(server.deps),
    onRoute: ({ method, url, config }) => {
      const access = config?.access;
      const scopes = access?.who === 'operator' ? access.scopes : [];
      for (const one of [method].flat()) {
        if (one !== 'HEAD') declared[`${one} ${url}`] = scopes;
      }
    },
  });
  await app.ready();
  await app.close();
  return declared;
}

const refusals: readonly number[] = [401, 403, 429];

/** Calls a route for the remote `mf-orders` with an empty body. @returns the status */
async function call(app: FastifyInstance, route: string, token?: string): Promise<number> {
  const [method, pattern = ''] = route.split(' ');
  const url = pattern.replace(':remote', 'mf-orders').replaceAll(/:\w+/g, '1');
  const answer = await app.inject({
    method: method === 'GET' || method === 'PUT' ? method : 'POST',
    url,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  return answer.statusCode;
}

/** The routes that a token with these scopes opens. */
async function opened(...scopes: readonly TokenScope[]): Promise<readonly string[]> {
  const token = await aToken(server.deps, { scopes });
  const open: string[] = [];
  for (const route of routes) {
    if (!refusals.includes(await call(server.manager, route, token))) open.push(route);
  }
  return open;
}

const routesOf = (...scopes: readonly RouteScope[]) =>
  routes.filter((route) => scopesOfRoutes[route]?.some((scope) => scopes.includes(scope)));

describe('the operator routes', () => {
  it('each declare their scopes', async () => {
    expect(await declaredScopes()).toEqual(scopesOfRoutes);
  });

  it('are closed without a token, even to signed-in people', async () => {
    for (const route of routes)
      expect([route, await call(server.manager, route)]).toEqual([route, 401]);
  });

  it.each([
    [['read'], ['read']],
    [['office'], ['office']],
    [['publish:mf-orders'], ['publish']],
    [
      ['read', 'publish:mf-orders'],
      ['read', 'publish'],
    ],
    [['everything'], ['read', 'office', 'publish', 'everything']],
  ] as const)('are open to a token with %j if it has the scope', async (scopes, ofRoutes) => {
    expect(await opened(...scopes)).toEqual(routesOf(...ofRoutes));
  });

  it('are closed to a token that publishes another remote', async () => {
    expect(await opened('publish:mf-store')).toEqual([]);
  });

  it('are all open on the machine itself', async () => {
    const statuses = await Promise.all(routes.map((route) => call(server.operator, route)));
    expect(statuses.filter((status) => refusals.includes(status))).toEqual([]);
  });
});

describe('the metrics port', () => {
  it('serves health checks and, with a token, metrics, and nothing else', async () => {
    const app = createFiguresApp(server.deps);
    expect((await app.inject('/ready')).statusCode).toBe(200);
    const token = await aToken(server.deps, { scopes: ['everything'] });
    const answers = await Promise.all(
      routes.map(async (route) => [route, await call(app, route, token)] as const),
    );
    expect(answers.filter(([, status]) => status !== 404)).toEqual([
      ['GET /operator/metrics', 200],
    ]);
    expect(await call(app, 'GET /operator/metrics')).toBe(401);
    await app.close();
  });
});
