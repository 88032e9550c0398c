import { callOperator } from '../fixtures/callOperator.ts';
import { importUse } from '../fixtures/importUse.ts';
import { makeBoardFile } from '../fixtures/makeBoardFile.ts';
import { readDownload } from '../fixtures/readDownload.ts';
import { expect } from '../fixtures/test.ts';
import { test } from '../fixtures/testEmbedding.ts';
import { readToken } from '../fixtures/readToken.ts';
import { EmiCheckPage } from '../pages/EmiCheckPage.ts';
import { SitePage } from '../pages/SitePage.ts';
import { StorePage } from '../pages/StorePage.ts';
import { rowOf, UsageLogPage } from '../pages/UsageLogPage.ts';

test.describe('with a token that ends', () => {
  test.use({ expectedNoise: /status of 401/ });

  test('A page of another site shows the usage log, with tokens of its own', async ({
    page,
    context,
    portal,
    openPlain,
    language,
    say,
    makeTeam,
    signIn,
  }) => {
    test.slow();
    const team = await makeTeam({ licenses: [{ product: 'cd' }] });
    await signIn(team.owner, '/license');
    const day = await importUse({ portal, team, page });
    const site = await context.newPage();
    await site.exposeFunction('freshToken', () => readToken(page));
    const { url } = await openPlain({}, site);
    await site.evaluate(() => {
      addEventListener('portal-token-expired', ({ target }) => {
        const { freshToken } = window as unknown as { freshToken: () => Promise<string> };
        void freshToken().then((token) => (target as Element).setAttribute('token', token));
      });
    });
    const token = await readToken(page);
    const element = await new SitePage(site).add('portal-logs', { token, locale: language });
    await element.evaluate(({ style }) => {
      style.setProperty('--portal-font', 'Courier');
    });
    const log = new UsageLogPage(site, say);
    // Charts have the page's font too.
    await expect(element.locator('tspan').first()).toHaveCSS('font-family', 'Courier');
    const hours = await log.showTable(say('logs.license.hoursByDay'));
    await expect(rowOf(hours, day)).toContainText(say('logs.hours', { hours: '2.0' }));
    const csv = await readDownload(site, () => log.csv().click());
    expect(csv.name).toMatch(/^usage-log_license_.*\.csv$/);
    expect(new TextDecoder().decode(csv.content)).toContain(`${day},`);

    // The session and its token end; the site is asked for another token.
    await page.goto(`${portal.url}/signout`);
    await signIn(team.owner, '/license');
    await log.tab('user').click();
    await log.showPeriod('days90');
    const users = await log.readTable(say('logs.user.titleBoth'));
    expect(users.slice(1).map(([, cd]) => cd)).toEqual([say('logs.hours', { hours: '2.0' })]);
    await log.tab('other').click();
    await expect(site.getByRole('heading', { name: say('logs.other.advice') })).toBeVisible();
    await expect(site).toHaveURL(`${url}/`);
  });
});

test.describe('with a board that is none', () => {
  // The server refuses it, which the browser logs.
  test.use({ expectedNoise: /status of 422/ });

  test('A page of another site checks a board @all', async ({
    page: site,
    portal,
    openPlain,
    signInByWindow,
    language,
    say,
    makeTeam,
  }) => {
    test.slow();
    await callOperator(portal, 'POST', '/operator/emi', { trial_until: '2099-12-31' });
    const { owner } = await makeTeam();
    const { url } = await openPlain();
    await new SitePage(site).add('portal-demitasnx');
    await signInByWindow(owner);
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
    // The server's messages are in the element's language.
    const refusal = { en: /neither a .tgz nor/, ja: /アーカイブではありません/ }[language];
    await expect(site.getByRole('alert').getByText(refusal)).toBeVisible();
    await screen.chooseBoard(await makeBoardFile());
    await screen.upload.click();
    await expect(screen.status('success')).toBeVisible({ timeout: 90_000 });
    const report = await readDownload(site, () => screen.report('router.tgz').click());
    expect(report.name).toBe('router_emi.pdf');
    expect(new TextDecoder().decode(report.content.slice(0, 5))).toBe('%PDF-');
    await expect(site).toHaveURL(`${url}/`);
  });
});

test('A page leads from a license to the store beside it, where its renewal is in sight', async ({
  page,
  openPlain,
  signInByWindow,
  say,
  makeTeam,
}) => {
  test.slow();
  const { owner, licenses } = await makeTeam({ licenses: [{ product: 'cd' }, { product: 'pd' }] });
  const { number } = licenses[0]!;
  await openPlain({ remotes: ['mf-licenses', 'mf-store'] });
  const site = new SitePage(page);
  await site.show.click();
  await signInByWindow(owner);
  await site.add('portal-store');
  const store = new StorePage(page, say);
  await expect(store.renewals).toBeVisible();
  // As in the guide.
  await page.evaluate(() => {
    addEventListener('portal-navigate', (event) => {
      const { path } = (event as CustomEvent<{ readonly path: string }>).detail;
      document.querySelector('portal-store')?.setAttribute('path', path);
    });
  });
  await page.getByRole('button', { name: say('licenses.cell.actions', { number }) }).click();
  await page.getByRole('menuitem', { name: say('licenses.cell.renew'), exact: true }).click();
  await expect(store.renewalMonths(number)).toHaveValue('12');
  await expect(store.renewals.getByRole('heading').first()).toBeInViewport();
});
