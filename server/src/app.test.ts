import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountsModules, managerModules, operatorModules } from './app.ts';
import type { Access } from './http/Access.ts';
import { createApp, type Module } from './http/createApp.ts';
import { createTestServer, type TestServer } from './testing/createTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

interface Route {
  readonly method: string;
  readonly url: string;
  readonly access: Access | undefined;
}

async function routesOf(
  name: 'manager' | 'accounts' | 'operator',
  modules: readonly Module[],
): Promise<Route[]> {
  const routes: Route[] = [];
  const app = await createApp(server.deps, {
    name,
    modules,
    authenticate: () => Promise.resolve({ viewer: null, by: 'none', csrfSubject: null }),
    onRoute: ({ method, url, config }) => {
      for (const one of [method].flat()) routes.push({ method: one, url, access: config?.access });
    },
  });
  await app.ready();
  await app.close();
  return routes;
}
const concrete = (url: string): string => url.replaceAll(/:\w+/g, '1').replace('*', 'x');

describe('the manager', () => {
  it('refuses every protected route without a session, as JSON', async () => {
    const routes = await routesOf('manager', managerModules);
    const isProtected = ({ access }: Route) => access?.who === 'guest' || access?.who === 'manager';
    expect(routes.filter(isProtected).length).toBeGreaterThan(3);
    for (const { method, url } of routes.filter(isProtected)) {
      const answer = await server.manager.inject({ method: methodOf(method), url: concrete(url) });
      expect([url, answer.statusCode]).toEqual([url, 401]);
      if (method !== 'HEAD') expect(answer.json()).toMatchObject({ code: 'signed_out' });
    }
  });

  it('asks the CSRF token on every unsafe route that a cookie opens', async () => {
    const routes = await routesOf('manager', managerModules);
    const unsafe = routes.filter(
      ({ method, access }) =>
        !['GET', 'HEAD', 'OPTIONS'].includes(method) && access?.who === 'visitor',
    );
    for (const { method, url } of unsafe) {
      const answer = await server.manager.inject({ method: methodOf(method), url: concrete(url) });
      expect([url, answer.statusCode]).toEqual([url, 403]);
    }
  });

  it('has no operator routes', async () => {
    const routes = await routesOf('manager', managerModules);
    expect(routes.filter(({ access }) => access?.who === 'operator')).toEqual([]);
  });
});

describe('accounts', () => {
  it('has no operator routes', async () => {
    const routes = await routesOf('accounts', accountsModules);
    expect(routes.filter(({ access }) => access?.who === 'operator')).toEqual([]);
  });
});

describe('the operator door', () => {
  it('has operator routes and public probes only', async () => {
    const routes = await routesOf('operator', operatorModules);
    const others = routes.filter(({ access }) => access?.who !== 'operator');
    expect(others.map(({ url }) => url)).toEqual(['/health', '/health', '/ready', '/ready']);
  });
});

function methodOf(method: string): 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' {
  const known = (['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH'] as const).find(
    (each) => each === method,
  );
  return known ?? 'GET';
}
