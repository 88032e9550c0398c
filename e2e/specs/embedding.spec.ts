import type { Page } from '@playwright/test';
import { callOperator } from '../fixtures/callOperator.ts';
import { importUse } from '../fixtures/importUse.ts';
import { makeBoardFile } from '../fixtures/makeBoardFile.ts';
import { mapHosts } from '../fixtures/mapHosts.ts';
import type { Portal } from '../fixtures/Portal.ts';
import { readDownload } from '../fixtures/readDownload.ts';
import { expect } from '../fixtures/test.ts';
import { startIntranet, type Intranet } from '../intranet/startIntranet.ts';
import { test as base } from '../fixtures/testOwnPortal.ts';
import { EmiCheckPage } from '../pages/EmiCheckPage.ts';
import { LicenseListPage } from '../pages/LicenseListPage.ts';
import { rowOf, UsageLogPage } from '../pages/UsageLogPage.ts';

// A name that browsers trust without https, as they trust a site's own https.
const intranetHost = 'intranet.localhost';
const sites = { portal: 'manager.portal.example', accounts: 'accounts.example' };

const test = base.extend<{ readonly intranet: Intranet }>({
  intranet: async ({}, use) => {
    const intranet = await startIntranet(intranetHost);
    await use(intranet);
    await intranet.stop();
  },
  portal: async ({ portal, intranet }, use) => {
    const remotes = ['mf-licenses', 'mf-logs', 'mf-demitasnx'];
    const site = { name: 'intranet', origins: [intranet.url], remotes };
    await callOperator(portal, 'POST', '/operator/sites', site);
    await use(portal);
  },
});

test.use({ sites, launchOptions: mapHosts(...Object.values(sites), intranetHost) });

const scriptOf = ({ url }: Portal) => `${url}/embed.js`;

/** The bearer of whoever is signed in on a page of the portal. */
async function tokenOf(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const answer = await fetch('/api/user/me/status');
    return ((await answer.json()) as { readonly api_token: string }).api_token;
  });
}

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
  intranet.serve({
    script: scriptOf(portal),
    customProps: { baseUrl: portal.url, token: await tokenOf(page), locale: language },
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

test.describe('with a token that ends', () => {
  test.use({ expectedNoise: /status of 401/ });

  test('A page of another site shows the usage log as an element, and by single-spa', async ({
    page,
    context,
    portal,
    intranet,
    language,
    say,
    makeTeam,
    signIn,
  }) => {
    test.slow();
    const team = await makeTeam({ licenses: [{ product: 'cd' }] });
    await signIn(team.owner, '/license');
    const day = await importUse({ portal, team, page });
    const serve = async () =>
      intranet.serve({
        script: scriptOf(portal),
        customProps: { baseUrl: portal.url, token: await tokenOf(page), locale: language },
      });
    await serve();
    const site = await context.newPage();
    await site.goto(`${intranet.url}/usage-element`);
    const log = new UsageLogPage(site, say);
    const hours = await log.showTable(say('logs.license.hoursByDay'));
    await expect(rowOf(hours, day)).toContainText(say('logs.hours', { hours: '2.0' }));
    const csv = await readDownload(site, () => log.csv().click());
    expect(csv.name).toMatch(/^usage-log_license_.*\.csv$/);
    expect(new TextDecoder().decode(csv.content)).toContain(`${day},`);

    // The session ends, and its token with it: the site is asked for another one.
    await page.goto(`${portal.url}/signout`);
    await signIn(team.owner, '/license');
    intranet.renew(await tokenOf(page));
    const asking = site.waitForRequest(`${intranet.url}/token`);
    await log.tab('user').click();
    await asking;
    const users = await log.readTable(say('logs.user.titleBoth'));
    expect(users.slice(1).map(([, cd]) => cd)).toEqual([say('logs.hours', { hours: '2.0' })]);
    await log.tab('other').click();
    await expect(site.getByRole('heading', { name: say('logs.other.advice') })).toBeVisible();
    await expect(site).toHaveURL(`${intranet.url}/usage-element`);

    await serve();
    await site.goto(`${intranet.url}/log`);
    const again = await log.showTable(say('logs.license.hoursByDay'));
    await expect(rowOf(again, day)).toContainText(say('logs.hours', { hours: '2.0' }));
    await site.getByRole('button', { name: 'Show news' }).click();
    await expect(log.heading).toHaveCount(0);
  });
});

test.describe('with a board that is none', () => {
  // The server refuses it; the browser writes that to the console.
  test.use({ expectedNoise: /status of 422/ });

  test('A page of another site checks a board: as an element, and by single-spa', async ({
    page,
    context,
    portal,
    intranet,
    language,
    say,
    makeTeam,
    signIn,
  }) => {
    test.slow();
    await callOperator(portal, 'POST', '/operator/emi', { trial_until: '2099-12-31' });
    const { owner } = await makeTeam();
    await signIn(owner, '/license');
    intranet.serve({
      script: scriptOf(portal),
      customProps: { baseUrl: portal.url, token: await tokenOf(page), locale: language },
    });
    const site = await context.newPage();
    await site.goto(`${intranet.url}/emi-element`);
    const screen = new EmiCheckPage(site, say);
    await screen.takeTrial();
    await screen.dialog.getByRole('link', { name: say('common.ok') }).click();

    await screen.analyze.click();
    await screen.chooseBoard({
      name: 'notes.tgz',
      mimeType: 'application/gzip',
      buffer: Buffer.from('These are no boards.'),
    });
    await screen.agree();
    await screen.upload.click();
    // What the server says is in the language of the element.
    const refusal = { en: /neither a .tgz nor/, ja: /アーカイブではありません/ }[language];
    await expect(site.getByRole('alert').getByText(refusal)).toBeVisible();
    await screen.chooseBoard(await makeBoardFile());
    await screen.upload.click();
    await expect(screen.status('success')).toBeVisible({ timeout: 90_000 });
    const report = await readDownload(site, () => screen.report('router.tgz').click());
    expect(report.name).toBe('router_emi.pdf');
    expect(new TextDecoder().decode(report.content.slice(0, 5))).toBe('%PDF-');
    await expect(site).toHaveURL(`${intranet.url}/emi-element`);

    await site.goto(`${intranet.url}/news`);
    const show = (what: 'EMI check' | 'news') =>
      site.getByRole('button', { name: `Show ${what}` }).click();
    await show('EMI check');
    await expect(screen.report('router.tgz')).toBeVisible();
    await show('news');
    await expect(screen.report('router.tgz')).toHaveCount(0);
    await show('EMI check');
    await expect(screen.report('router.tgz')).toBeVisible();
  });
});
