import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { framePaths, reservedPaths } from '@portal/shared/remote';
import { accountsModules, managerModules, operatorModules } from './app.ts';
import type { Access } from './http/Access.ts';
import { createApp, type Module } from './http/createApp.ts';
import { notificationPath } from './modules/payments/secureFields.ts';
import { operatorOfToken } from './operator/tokens/operatorOfToken.ts';
import { anAccountsTeam, testPassword } from './testing/builders/accountPeople.ts';
import { signInAtAccounts } from './testing/browsers/SignInVisit.ts';
import { aPerson, aTeam } from './testing/builders/people.ts';
import { createTestServer, type TestServer } from './testing/createTestServer.ts';

/** Doors that are there only when asked for. */
const everything = { DEMO: '1' };
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer(everything);
});
afterAll(() => server.close());

interface Route {
  readonly method: string;
  readonly url: string;
  readonly access: Access | undefined;
  /** A link of pages: what goes wrong is said on a page. */
  readonly isPage: boolean;
}

async function routesOf(
  name: 'manager' | 'accounts',
  modules: readonly Module[],
): Promise<Route[]> {
  const routes: Route[] = [];
  const app = createApp(server.deps, {
    name,
    modules,
    authenticate: () => Promise.resolve({ viewer: null, by: 'none', csrfSubject: null }),
    ...(name === 'accounts' ? {} : { authenticateOperator: operatorOfToken(server.deps) }),
    onRoute: ({ method, url, config }) => {
      const of = { url, access: config?.access, isPage: config?.page === true };
      for (const one of [method].flat()) routes.push({ method: one, ...of });
    },
  });
  await app.ready();
  await app.close();
  return routes;
}
/** Whether a reserved pattern takes in every address of a served one. */
const covers = (reserved: string, url: string): boolean =>
  reserved === url || (reserved.endsWith('/*') && url.startsWith(reserved.slice(0, -1)));
const concrete = (url: string): string => url.replaceAll(/:\w+/g, '1').replace('*', 'x');

describe('the manager', () => {
  it('refuses every protected route without a session, as JSON or on a page', async () => {
    const routes = await routesOf('manager', managerModules);
    const isProtected = ({ access }: Route) => access?.who === 'guest' || access?.who === 'manager';
    expect(routes.filter(isProtected).length).toBeGreaterThan(3);
    for (const { method, url, isPage } of routes.filter(isProtected)) {
      const answer = await server.manager.inject({ method: methodOf(method), url: concrete(url) });
      expect([url, answer.statusCode]).toEqual([url, 401]);
      if (isPage) expect(answer.headers['content-type']).toContain('text/html');
      else if (method !== 'HEAD') expect(answer.json()).toMatchObject({ code: 'signed_out' });
    }
  });

  it('refuses guests and community teams wherever a route is for others', async () => {
    const routes = await routesOf('manager', managerModules);
    const guest = await server.signIn(await aPerson(server.deps, { role: 'guest' }));
    const team = await aTeam(server.deps, { edition: 'community' });
    const community = await server.signIn(await aPerson(server.deps, { team }));
    const walked: string[] = [];
    for (const { method, url, access } of routes) {
      const named = access?.members ?? access;
      const refused = [
        ...(named?.who === 'manager' ? [guest] : []),
        ...(named?.edition === 'professional' ? [community] : []),
      ];
      for (const { cookie, csrf } of refused) {
        const headers = { cookie, 'x-csrf-token': csrf };
        const call = { method: methodOf(method), url: concrete(url), headers };
        const answer = await server.manager.inject(call);
        expect([url, answer.statusCode]).toEqual([url, 403]);
        walked.push(url);
      }
    }
    expect(walked).toContain('/api/quotations');
  });

  it('reserves every address of its own from remotes, and nothing else', async () => {
    const routes = await routesOf('manager', [...managerModules, ...operatorModules]);
    // Pages are everything else.
    const served = new Set(routes.map(({ url }) => url).filter((url) => url !== '/*'));
    const isCovered = (url: string) => reservedPaths.some((reserved) => covers(reserved, url));
    expect([...served].filter((url) => !isCovered(url))).toEqual([]);
    // The frame shows its own addresses, and `/` leads to the first screen.
    const pages: readonly string[] = ['/', ...framePaths];
    const isServed = (reserved: string) => [...served].some((url) => covers(reserved, url));
    expect(reservedPaths.filter((path) => !isServed(path) && !pages.includes(path))).toEqual([]);
    expect(new Set(reservedPaths).size).toBe(reservedPaths.length);
  });
});

describe('calls that change something', () => {
  /** Those that no cookie opens, and what proves them instead. */
  const provenOtherwise: ReadonlyMap<string, string> = new Map([
    ['POST /api/v1/lm/enrol', 'signature of a device'],
    ['POST /api/v1/lm/checkout', 'signature of a device'],
    ['POST /api/v1/lm/heartbeat', 'signature of a device'],
    ['POST /api/v1/lm/checkin', 'signature of a device'],
    ['POST /api/v1/usage/events', 'signature of a device'],
    [`POST ${notificationPath}`, 'digest of the gateway'],
    ['POST /oidc/*', 'OpenID protocol'],
    ['POST /.well-known/openid-configuration', 'OpenID protocol'],
  ]);
  /** Addresses below `/api` that no route has: they answer 404 whatever comes. */
  const noRoute = '/api/*';
  const isUnsafe = ({ method, url }: Route) =>
    !['GET', 'HEAD', 'OPTIONS'].includes(method) && url !== noRoute;

  it('want the CSRF token of the person whose cookie they bring, each of them', async () => {
    await anAccountsTeam(server.deps);
    const { cookie } = await server.signIn(await aPerson(server.deps));
    const atAccounts = await signInAtAccounts(server, {
      email: 'hanako@kiban.example',
      password: testPassword,
    });
    const accountsCookie = [...atAccounts.cookies].map((pair) => pair.join('=')).join('; ');
    const services = [
      { name: 'manager', modules: managerModules, app: server.manager, cookie },
      { name: 'accounts', modules: accountsModules, app: server.accounts, cookie: accountsCookie },
    ] as const;
    const others = new Set<string>();
    let walked = 0;
    for (const { name, modules, app, cookie } of services) {
      for (const { method, url, access } of (await routesOf(name, modules)).filter(isUnsafe)) {
        const call = `${method} ${url}`;
        if (access?.who === 'public') {
          others.add(call);
          continue;
        }
        const headers = { cookie, host: 'localhost:3001' };
        const answer = await app.inject({ method: methodOf(method), url: concrete(url), headers });
        expect([call, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
          call,
          403,
          'csrf',
        ]);
        walked += 1;
      }
    }
    expect(walked).toBeGreaterThan(15);
    // Whoever adds a call that no cookie opens says here what proves it.
    expect([...others].sort()).toEqual([...provenOtherwise.keys()].sort());
  });
});

describe('accounts', () => {
  it('has no operator routes', async () => {
    const routes = await routesOf('accounts', accountsModules);
    expect(routes.filter(({ access }) => access?.who === 'operator')).toEqual([]);
  });

  it('cannot register an operator route', async () => {
    await expect(routesOf('accounts', operatorModules)).rejects.toThrow('is an operator route');
  });
});

function methodOf(method: string): 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' {
  const known = (['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH'] as const).find(
    (each) => each === method,
  );
  return known ?? 'GET';
}
