import type { Page } from '@playwright/test';
import { callOperator } from '../fixtures/callOperator.ts';
import { readPackage } from '../fixtures/readPackage.ts';
import { expect } from '../fixtures/test.ts';
import { test } from '../fixtures/testEmbedding.ts';

// Answered by the journey itself; a name that browsers trust without https.
const site = 'http://built.localhost';

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

/** Opens a page with a module of its own, as a build makes it, under a strict policy. */
async function openBuilt(page: Page, portal: string, module: string) {
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${portal}`,
    "style-src 'self'",
    "img-src 'self' data:",
    `connect-src ${portal}`,
    "require-trusted-types-for 'script'",
    'trusted-types portal portal-embed',
  ];
  await page.unrouteAll();
  await page.route(`${site}/**`, (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: module })
      : route.fulfill({
          contentType: 'text/html',
          headers: { 'content-security-policy': policy.join('; ') },
          body: `<!doctype html><html lang="en"><title>Built</title><link rel="icon" href="data:,">
<portal-licenses locale="en"></portal-licenses><script type="module" src="/own.js"></script></html>`,
        }),
  );
  await page.goto(site);
}

test('A page with a build of its own loads the elements by the package that the portal names', async ({
  page,
  portal,
}) => {
  const remotes = ['mf-licenses'];
  await callOperator(portal, 'POST', '/operator/sites', {
    name: 'built',
    origins: [site],
    remotes,
  });
  await openBuilt(page, portal.url, 'export {};');

  // What a host installs is what the portal serves.
  const named = await page.evaluate(async (url) => {
    const answer = (await (await fetch(`${url}/embed.json`)).json()) as Named & {
      readonly package: Named;
    };
    const bytes = await (await fetch(answer.package.src)).arrayBuffer();
    return { ...answer, bytes: [...new Uint8Array(bytes)] };
  }, portal.url);
  const code = readPackage(Uint8Array.from(named.bytes), 'index.js');
  await openBuilt(page, portal.url, `${code}\nglobalThis.loadPortal = loadPortal;`);
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
