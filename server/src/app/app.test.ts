import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountPaths, framePaths, reservedPaths } from '@portal/shared/remote';
import { managerModules } from './app.ts';
import { operatorModules } from './operatorApp.ts';
import { servedAccountPages } from '../platform/protocol/servedAccountPages.ts';
import { notificationPath } from '../areas/buying/payments/secureFields.ts';
import { anAccountsTeam, testPassword } from '../testing/builders/accountPeople.ts';
import { signInAtAccounts } from '../testing/browsers/SignInVisit.ts';
import { aPerson } from '../testing/builders/people.ts';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';
import { concrete, routesOf, type Route } from '../testing/access/routesOf.ts';

/** Enables optional routes. */
const everything = { DEMO: '1' };
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer(everything);
});
afterAll(() => server.close());

/** Whether a reserved pattern covers a served address. */
const covers = (reserved: string, url: string): boolean =>
  reserved === url || (reserved.endsWith('/*') && url.startsWith(reserved.slice(0, -1)));

describe('the manager', () => {
  it('reserves all its addresses from remotes, and no others', async () => {
    const routes = await routesOf(server, 'manager', [...managerModules, ...operatorModules]);
    // Everything else is pages.
    const served = new Set(routes.map(({ url }) => url).filter((url) => url !== '/*'));
    const isCovered = (url: string) => reservedPaths.some((reserved) => covers(reserved, url));
    expect([...served].filter((url) => !isCovered(url))).toEqual([]);
    // The frame shows some addresses itself, and `/` redirects to the first screen.
    const pages: readonly string[] = ['/', ...framePaths];
    const isServed = (reserved: string) => [...served].some((url) => covers(reserved, url));
    expect(reservedPaths.filter((path) => !isServed(path) && !pages.includes(path))).toEqual([]);
    expect(new Set(reservedPaths).size).toBe(reservedPaths.length);
  });

  it('sends its own clock in the Date header, not the machine’s', async () => {
    const { headers } = await server.manager.inject('/health');
    expect(headers.date).toBe(server.deps.clock().toUTCString());
  });
});

describe('accounts', () => {
  it('reserves its pages from screens', () => {
    const isCovered = (page: string) => accountPaths.some((own) => own === `${page}/*`);
    expect(servedAccountPages.filter((page) => !isCovered(page))).toEqual([]);
  });
});

describe('calls that change something', () => {
  /** Calls without cookie authentication, and how they are authenticated. */
  const provenOtherwise: ReadonlyMap<string, string> = new Map([
    ['POST /api/v1/lm/enrol', 'signature of a device'],
    ['POST /api/v1/lm/checkout', 'signature of a device'],
    ['POST /api/v1/lm/heartbeat', 'signature of a device'],
    ['POST /api/v1/lm/checkin', 'signature of a device'],
    ['POST /api/v1/usage/events', 'signature of a device'],
    [`POST ${notificationPath}`, 'digest of the gateway'],
    [
      'POST /api/releases/violations',
      'nothing: browsers send it by themselves, and it decides nothing',
    ],
    ['POST /oidc/*', 'OpenID protocol'],
    ['POST /.well-known/openid-configuration', 'OpenID protocol'],
  ]);
  /** Unknown addresses below `/api` always answer 404. */
  const noRoute = '/api/*';
  const isUnsafe = ({ method, url }: Route) =>
    !['GET', 'HEAD', 'OPTIONS'].includes(method) && url !== noRoute;

  it('all require the CSRF token with a cookie', async () => {
    await anAccountsTeam(server.deps);
    const { cookie } = await server.signIn(await aPerson(server.deps));
    const atAccounts = await signInAtAccounts(server, {
      email: 'hanako@kiban.example',
      password: testPassword,
    });
    const accountsCookie = [...atAccounts.cookies].map((pair) => pair.join('=')).join('; ');
    const services = [
      { name: 'manager', app: server.manager, cookie },
      { name: 'accounts', app: server.accounts, cookie: accountsCookie },
    ] as const;
    const others = new Set<string>();
    let walked = 0;
    for (const { name, app, cookie } of services) {
      for (const { method, url, access } of (await routesOf(server, name)).filter(isUnsafe)) {
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
    // A new call without cookie authentication must be listed here.
    expect([...others].sort()).toEqual([...provenOtherwise.keys()].sort());
  });
});

describe('accounts', () => {
  it('has no operator routes', async () => {
    const routes = await routesOf(server, 'accounts');
    expect(routes.filter(({ access }) => access?.who === 'operator')).toEqual([]);
  });

  it('cannot register an operator route', async () => {
    await expect(routesOf(server, 'accounts', operatorModules)).rejects.toThrow(
      'is an operator route',
    );
  });
});

function methodOf(method: string): 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' {
  const known = (['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH'] as const).find(
    (each) => each === method,
  );
  return known ?? 'GET';
}
