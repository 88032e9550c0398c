import { callOperator } from '../fixtures/callOperator.ts';
import { mapHosts } from '../fixtures/mapHosts.ts';
import { readPackage } from '../fixtures/readPackage.ts';
import { expect } from '../fixtures/test.ts';
import { test as base } from '../fixtures/testOwnPortal.ts';
import { startIntranet, type Intranet } from '../intranet/startIntranet.ts';

const intranetHost = 'intranet.localhost';
const sites = { portal: 'manager.portal.example', accounts: 'accounts.example' };

const test = base.extend<{ readonly intranet: Intranet }>({
  intranet: async ({}, use) => {
    const intranet = await startIntranet(intranetHost);
    await use(intranet);
    await intranet.stop();
  },
});

test.use({ sites, launchOptions: mapHosts(...Object.values(sites), intranetHost) });

interface Named {
  readonly src: string;
  readonly integrity: string;
}

declare global {
  var loadPortal: (
    address: string,
    options?: { readonly integrity: string },
  ) => Promise<{ readonly lifecycles: (remote: string) => Promise<object> }>;
}

test('A page with a build of its own loads the elements by the package that the portal names', async ({
  page,
  portal,
  intranet,
}) => {
  const site = { name: 'intranet', origins: [intranet.url], remotes: ['mf-licenses'] };
  await callOperator(portal, 'POST', '/operator/sites', site);
  const strict = {
    portals: [portal.url],
    accounts: `http://${sites.accounts}`,
    body: '<portal-licenses locale="en"></portal-licenses>',
  };
  intranet.serveElements({ ...strict, module: 'export {};' });
  await page.goto(intranet.url);

  // What a host installs is what the portal serves.
  const named = await page.evaluate(async (url) => {
    const answer = (await (await fetch(`${url}/embed.json`)).json()) as Named & {
      readonly package: Named;
    };
    const bytes = await (await fetch(answer.package.src)).arrayBuffer();
    return { ...answer, bytes: [...new Uint8Array(bytes)] };
  }, portal.url);
  const code = readPackage(Uint8Array.from(named.bytes), 'index.js');
  intranet.serveElements({ ...strict, module: `${code}\nglobalThis.loadPortal = loadPortal;` });
  await page.goto(intranet.url);
  await page.waitForFunction(() => 'loadPortal' in globalThis);

  // Without the policies of the page being refused: pinned, twice at once, and what it brings.
  const { src, integrity } = named;
  const loaded = await page.evaluate(
    async ([address, digest]) => {
      const load = () => loadPortal(address, { integrity: digest });
      const [one, other] = await Promise.all([load(), load()]);
      const lifecycles = await one.lifecycles('mf-licenses');
      return {
        isSame: one === other,
        isDefined: customElements.get('portal-licenses') !== undefined,
        steps: Object.keys(lifecycles),
        scripts: document.querySelectorAll('head script[type=module]').length,
      };
    },
    [src, integrity] as const,
  );
  expect(loaded).toEqual({
    isSame: true,
    isDefined: true,
    steps: ['bootstrap', 'mount', 'unmount', 'update'],
    scripts: 1,
  });
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});
