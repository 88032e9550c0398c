import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aPerson, type TestPerson } from '../testing/builders/people.ts';
import { aSite } from '../testing/builders/aSite.ts';
import { aSiteToken } from '../testing/builders/aSiteToken.ts';
import { below, calledPaths, meantBy, remotesWithElement } from '../testing/access/calledPaths.ts';
import { expectedRoutes } from '../testing/access/expectedAccess.ts';
import { concrete, routesOf } from '../testing/access/routesOf.ts';
import { callsOfRemote, callsOfSite, embeddedRemotes } from '../testing/access/siteAccess.ts';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';

const origin = 'https://intranet.example';
/** Routes that need no site session. */
let openToAll: ReadonlySet<string>;
let urls: readonly string[];
let server: TestServer;
let person: TestPerson;
let site: string;

/**
 * Path matches that never occur: an order's documents are not quotations, and only portal pages ask
 * for other remotes' data about a license, and for the overview. Below them, parts of the order
 * page that only the portal has.
 */
const notMeant: ReadonlySet<string> = new Set([
  'mf-licenses /api/pdf/quotation',
  'mf-licenses /api/licenses/:number/quotations',
  'mf-demitasnx /api/demitasnx/overview',
  'mf-orders /api/pdf/quotation',
  // Payment happens in the portal.
  'mf-orders /api/order',
  'mf-orders /api/order/:id/pay',
  'mf-orders /api/payments',
]);

const calls = expectedRoutes('manager').map(({ call }) => call);
const remotes = [...embeddedRemotes, 'mf-unknown'];

beforeAll(async () => {
  server = await createTestServer({ DEMO: '1' });
  person = await aPerson(server.deps);
  ({ name: site } = await aSite(server.deps, { origins: [origin], remotes }));
  const routes = (await routesOf(server, 'manager')).filter(({ method }) => method !== 'OPTIONS');
  urls = [...new Set(routes.map(({ url }) => url))];
  openToAll = new Set(
    routes
      .filter(({ access }) => access?.who === 'public')
      .map(({ method, url }) => `${method} ${url}`),
  );
}, 60_000);
afterAll(() => server.close());

async function refuses(call: string, bearer: string): Promise<boolean> {
  const [method = '', url = ''] = call.split(' ');
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const answer = await server.manager.inject({
    method: method as 'GET',
    url: concrete(url),
    headers: { authorization: `Bearer ${bearer}`, origin },
    ...(hasBody && { payload: [] }),
  });
  return answer.statusCode === 403 || answer.statusCode === 401;
}

describe('the token of a site', () => {
  it.each(remotes)(
    'opens the calls of %s if granted, and no other route',
    async (remote) => {
      const token = await aSiteToken(server.deps, { site, person, remotes: [remote] });
      const opened: string[] = [];
      const tried = calls.filter((call) => !openToAll.has(call));
      for (const call of tried) if (!(await refuses(call, token))) opened.push(call);
      const wanted = callsOfSite(remote);
      expect(opened).toEqual(tried.filter((call) => wanted.has(call)));
    },
    60_000,
  );

  it('is tested for every remote with an element', async () => {
    expect(embeddedRemotes.toSorted()).toEqual(await remotesWithElement());
  });

  it.each(embeddedRemotes)('opens exactly what the sources of %s call', async (remote) => {
    const called = await calledPaths(remote);
    const open = new Set([...callsOfSite(remote), ...openToAll]);
    const isOpen = (url: string) => [...open].some((call) => call.endsWith(` ${url}`));
    const needed = called.flatMap((one) => meantBy(one, urls));
    const closed = needed.filter((url) => !isOpen(url) && !notMeant.has(`${remote} ${url}`));
    expect(closed).toEqual([]);
    const reached = new Set(called.flatMap((one) => below(one, urls)));
    const idle = callsOfRemote(remote).filter((call) => !reached.has(call.split(' ')[1] ?? ''));
    expect(idle).toEqual([]);
  });
});
