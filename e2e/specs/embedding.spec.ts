import { mapHosts } from '../fixtures/mapHosts.ts';
import { expect } from '../fixtures/test.ts';
import { startIntranet, type Intranet } from '../intranet/startIntranet.ts';
import { test as base } from '../fixtures/testOwnPortal.ts';
import { LicenseListPage } from '../pages/LicenseListPage.ts';

const intranetHost = 'intranet.example';
const sites = { portal: 'manager.portal.example', accounts: 'accounts.example' };

const test = base.extend<{ readonly intranet: Intranet }>({
  intranet: async ({}, use) => {
    const intranet = await startIntranet(intranetHost);
    await use(intranet);
    await intranet.stop();
  },
  settings: async ({ intranet }, use) => use({ EMBED_ORIGINS: intranet.url }),
});

test.use({ sites, launchOptions: mapHosts(...Object.values(sites), intranetHost) });

test('A page of another site shows the licenses by single-spa, leaves them and comes back', async ({
  page,
  portal,
  intranet,
  language,
  say,
  makeTeam,
  signIn,
}) => {
  const { owner, licenses } = await makeTeam({ licenses: [{ product: 'cd' }] });
  await signIn(owner, '/license');
  const token = await page.evaluate(async () => {
    const answer = await fetch('/api/user/me/status');
    return ((await answer.json()) as { readonly api_token: string }).api_token;
  });
  intranet.serve({
    module: `${portal.url}/remotes/mf-licenses/embed.js`,
    customProps: { baseUrl: portal.url, token, locale: language },
  });

  await page.goto(`${intranet.url}/news`);
  const list = new LicenseListPage(page, say);
  const { number } = licenses[0]!;
  const steps = (count: number) =>
    page.getByRole('heading', { level: 1, name: `Intranet, ${count} steps` });
  const show = (what: 'licenses' | 'news') =>
    page.getByRole('button', { name: `Show ${what}` }).click();
  await expect(steps(0)).toBeVisible();
  await expect(list.heading).toBeHidden();

  await show('licenses');
  await expect(list.row(number)).toBeVisible();
  await list.autoRenewal(number).click();
  await expect(page.getByText(say('licenses.list.autoRenewalChanged'))).toBeVisible();

  await show('news');
  await expect(list.heading).toHaveCount(0);
  await expect(steps(2)).toBeVisible();

  await show('licenses');
  await expect(list.autoRenewal(number)).toBeChecked();
  await expect(steps(3)).toBeVisible();
});
