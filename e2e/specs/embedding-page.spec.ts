import type { Page } from '@playwright/test';
import { callOperator } from '../fixtures/callOperator.ts';
import { mapHosts } from '../fixtures/mapHosts.ts';
import { expect } from '../fixtures/test.ts';
import { test as base } from '../fixtures/testOwnPortal.ts';
import { SignInPage } from '../pages/SignInPage.ts';
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

/** Everything of the page around that a screen in it could change. */
async function traces(page: Page) {
  return page.evaluate(() => {
    const { documentElement: root, head, body } = document;
    const attributes = [root, body].map((element) =>
      element.getAttributeNames().map((name) => [name, element.getAttribute(name)]),
    );
    return {
      attributes,
      title: document.title,
      head: head.innerHTML,
      elements: [...body.children].map(({ localName }) => localName),
      sheets: document.adoptedStyleSheets.length,
      cookie: document.cookie,
      storage: [JSON.stringify(localStorage), JSON.stringify(sessionStorage)],
      entries: history.length,
      address: location.href,
      // What React and the browser's tests put there has no name of ours, and is there before.
      globals: Object.getOwnPropertyNames(window).toSorted(),
    };
  });
}

test('Two elements of two people stand on a strict page, and leave nothing behind', async ({
  page: host,
  browser,
  portal,
  intranet,
  language,
  say,
  makeTeam,
}) => {
  test.slow();
  const site = { name: 'intranet', origins: [intranet.url], remotes: ['mf-licenses', 'mf-logs'] };
  await callOperator(portal, 'POST', '/operator/sites', site);
  const first = await makeTeam({ licenses: [{ product: 'cd' }] });
  const second = await makeTeam({ licenses: [{ product: 'cd' }] });
  const tokens: string[] = [];
  for (const { owner } of [first, second]) {
    const elsewhere = await (await browser.newContext({ locale: language })).newPage();
    await elsewhere.goto(`${portal.url}/license`);
    await new SignInPage(elsewhere, say).fill(owner);
    await elsewhere.waitForURL(`${portal.url}/license`, { waitUntil: 'commit' });
    const status = () => fetch('/api/user/me/status').then((answer) => answer.text());
    const answer = await elsewhere.evaluate(status);
    tokens.push((JSON.parse(answer) as { readonly api_token: string }).api_token);
  }
  intranet.serveElements({
    portals: [portal.url],
    accounts: `http://${sites.accounts}`,
    body: '<main></main>',
  });
  await host.goto(intranet.url);
  await host.waitForFunction(() => customElements.get('portal-licenses'));
  const before = await traces(host);
  const add = (id: string, token: string, locale: string) =>
    host.evaluate(
      (given) => {
        const element = Object.assign(document.createElement('portal-licenses'), given);
        document.querySelector('main')?.append(element);
      },
      { id, token, locale },
    );
  await add('one', tokens[0] ?? '', 'en');
  await add('two', tokens[1] ?? '', 'ja');
  const one = host.locator('#one');
  const two = host.locator('#two');
  await expect(one.getByText(first.licenses[0]!.number)).toBeVisible();
  await expect(two.getByText(second.licenses[0]!.number)).toBeVisible();
  await expect(one.getByRole('heading', { level: 1 })).toHaveText('Licenses');
  await expect(two.getByRole('heading', { level: 1 })).toHaveText('ライセンス一覧');
  await expect(one.getByText(second.licenses[0]!.number)).toBeHidden();

  // Moved, it is the same screen, with what was typed; and it changes its language where it is.
  const search = one.getByRole('searchbox');
  await search.fill(first.licenses[0]!.number.slice(0, 2));
  await host.evaluate(() => {
    document.querySelector('main')?.append(document.querySelector('#one') ?? '');
  });
  await expect(search).toHaveValue(first.licenses[0]!.number.slice(0, 2));

  // A screen that the element does not have: the page takes it, or the portal opens.
  await host.evaluate(() => {
    const handle = (event: Event) => {
      event.preventDefault();
      const { detail } = event as CustomEvent<{ readonly path: string }>;
      document.querySelector('main')?.setAttribute('data-path', detail.path);
    };
    document.querySelector('#one')?.addEventListener('portal-navigate', handle);
  });
  await one.getByRole('button', { name: `Actions for ${first.licenses[0]!.number}` }).click();
  await one.getByRole('menuitem', { name: 'Renew' }).click();
  await expect(host.locator('main')).toHaveAttribute('data-path', /^\/store\?renew=/);

  await host.evaluate(() => document.querySelector('main')?.removeAttribute('data-path'));
  await host.evaluate(() => document.querySelector('main')?.replaceChildren());
  await expect(host.locator('#one')).toHaveCount(0);
  expect(await traces(host)).toEqual(before);
});
