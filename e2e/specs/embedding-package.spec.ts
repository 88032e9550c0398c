import { openOwnPage, ownOrigin } from '../fixtures/ownPage.ts';
import { readPackage } from '../fixtures/readPackage.ts';
import { expect } from '../fixtures/test.ts';
import { test } from '../fixtures/testEmbedding.ts';

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
}) => {
  const origin = await ownOrigin([portal]);
  const open = (module?: string) =>
    openOwnPage(page, origin, {
      portals: [portal],
      body: '<portal-licenses locale="en"></portal-licenses>',
      policies: 'portal portal-embed',
      ...(module === undefined ? {} : { module }),
    });
  await open();

  // Hosts install what the portal serves.
  const named = await page.evaluate(async (url) => {
    const answer = (await (await fetch(`${url}/embed.json`)).json()) as Named & {
      readonly package: Named;
    };
    const bytes = await (await fetch(answer.package.src)).arrayBuffer();
    return { ...answer, bytes: [...new Uint8Array(bytes)] };
  }, portal.url);
  const code = readPackage(Uint8Array.from(named.bytes), 'index.js');
  await open(`${code}\nglobalThis.loadPortal = loadPortal;`);
  await page.waitForFunction(() => 'loadPortal' in globalThis);

  // Without violations of the page's policy: pinned, loaded twice at once, with its dependencies.
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
