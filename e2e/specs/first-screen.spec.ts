import type { Page } from '@playwright/test';
import { checkAccessibility } from '../fixtures/checkAccessibility.ts';
import type { Say } from '../fixtures/say.ts';
import { signInByCalls } from '../fixtures/signInByCalls.ts';
import { expect, test } from '../fixtures/test.ts';
import { DownloadsPage } from '../pages/DownloadsPage.ts';
import { EmiCheckPage } from '../pages/EmiCheckPage.ts';
import { waitForScreen } from '../fixtures/waitForScreen.ts';
import { LicenseListPage } from '../pages/LicenseListPage.ts';
import { LicensePage } from '../pages/LicensePage.ts';
import { createPages, proceed } from '../pages/orderPages.ts';

const details = { post_code: '105-0011', prefecture: '東京都', address: '港区', tel: '03-1' };

/** Downloads the program's new version, which a line of the strip announces until then. */
async function loadProgram(page: Page, say: Say): Promise<void> {
  const downloads = new DownloadsPage(page, say);
  await downloads.download(downloads.button(64));
}

test('A new team is told what it can do first, and each step leads there', async ({
  page,
  portal,
  say,
  makeTeam,
  signIn,
}) => {
  const { owner } = await makeTeam({ licenses: 0 });
  await signIn(owner);
  const steps = page.getByRole('region', { name: say('home.first.title') });
  const links = steps.getByRole('link');
  await expect(links).toHaveText(
    ['installer', 'purchase', 'emiTrial'].map((step) => say(`home.first.${step}`)),
  );
  // The team was created with an admin and a guest, so that step is done.
  await expect(steps.getByRole('listitem').last()).toContainText(
    say('home.first.colleague') + say('home.first.done'),
  );
  await checkAccessibility(page);
  for (const [step, path] of [
    ['installer', '/download'],
    ['purchase', '/store'],
    ['emiTrial', '/demitasnx'],
  ] as const) {
    await links.filter({ hasText: say(`home.first.${step}`) }).click();
    await expect(page).toHaveURL(`${portal.url}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(`${portal.url}/overview`);
  }
  await page.goto(`${portal.url}/license`);
  await page.getByRole('link', { name: say('licenses.list.overview') }).click();
  await expect(steps).toBeVisible();
});

test('The first steps are ticked as they are done, and leave with the first figure @all', async ({
  page,
  portal,
  say,
  makeTeam,
}) => {
  const { owner } = await makeTeam({ ...details, licenses: 0 });
  const pages = createPages(page, say);
  const steps = page.getByRole('region', { name: say('home.first.title') });
  const expectOpen = async (...open: readonly string[]) => {
    await page.goto(`${portal.url}/overview`);
    await expect(steps.getByRole('link')).toHaveText(open.map((one) => say(`home.first.${one}`)));
  };
  await signInByCalls(page.context(), portal, owner);
  await expectOpen('installer', 'purchase', 'emiTrial');

  await steps.getByRole('link').first().click();
  await loadProgram(page, say);
  await expectOpen('purchase', 'emiTrial');

  await steps.getByRole('link').last().click();
  await new EmiCheckPage(page, say).takeTrial();
  await expectOpen('purchase');

  await steps.getByRole('link').click();
  await pages.store.add({ product: 'pd', months: 1 });
  await proceed(pages);
  await pages.checkout.confirm('bankPrepay');
  await pages.checkout.place.click();
  await expect(pages.checkout.completed).toBeVisible();
  await page.goto(`${portal.url}/overview`);
  const figures = page.getByRole('list', { name: say('home.figures') });
  await figures.getByRole('link').click();
  await expect(page).toHaveURL(`${portal.url}/orders?status=unpaid`);
  await expect(steps).toHaveCount(0);
});

test('A guest of a new team is offered the program alone @all', async ({
  page,
  say,
  makeTeam,
  signIn,
}) => {
  const { guest } = await makeTeam({ licenses: 0 });
  await signIn(guest);
  const steps = page.getByRole('region', { name: say('home.first.title') });
  await expect(steps.getByRole('link')).toHaveText([say('home.first.installer')]);
});

test('Who manages a team reads what ends and what is unpaid, with the act beside it', async ({
  page,
  portal,
  say,
  makeTeam,
  signIn,
}) => {
  const { owner, licenses } = await makeTeam({
    ...details,
    licenses: [{ product: 'cd', starts_in_days: -360, ends_in_days: 5 }, { product: 'pd' }],
  });
  const ending = licenses[0]?.number ?? '';
  const pages = createPages(page, say);
  const strip = page.getByRole('list', { name: say('licenses.attention.title') });
  await signIn(owner, '/download');
  await loadProgram(page, say);
  await page.goto(`${portal.url}/license`);
  await expect(strip.getByRole('listitem')).toHaveCount(1);
  await expect(strip).toContainText(ending);
  await strip.getByRole('link', { name: say('licenses.attention.show') }).click();
  const license = new LicensePage(page, say);
  await expect(license.heading(ending)).toBeVisible();
  await page.goBack();
  await strip.getByRole('link', { name: say('licenses.attention.renew') }).click();
  await expect(pages.store.renewalMonths(ending)).not.toHaveValue('');

  await page.goto(`${portal.url}/store`);
  await pages.store.add({ product: 'pd', months: 1 });
  const shown = await proceed(pages);
  await pages.checkout.confirm('bankPrepay');
  await pages.checkout.place.click();
  await expect(pages.checkout.completed).toBeVisible();
  await page.goto(`${portal.url}/license`);
  // The order renews the license, so only the order is listed.
  await expect(strip.getByRole('listitem')).toHaveCount(1);
  await expect(strip).toContainText(shown.total.slice(1));
  await checkAccessibility(page);
  await strip.getByRole('link', { name: say('licenses.attention.pay') }).click();
  await expect(pages.order.bank).toBeVisible();
});

test('Fifteen licenses are in sight below two lines of what needs attention', async ({
  page,
  portal,
  language,
  say,
  makeTeam,
  signIn,
}) => {
  const few = { product: 'cd' } as const;
  const ending = { ...few, starts_in_days: -360, ends_in_days: 5 };
  const { owner } = await makeTeam({ licenses: [ending, ...Array<typeof few>(19).fill(few)] });
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(owner, '/store');
  const pages = createPages(page, say);
  await pages.store.add({ product: 'pd', months: 1 });
  await proceed(pages);
  await pages.checkout.confirm('bankPrepay');
  await pages.checkout.place.click();
  await expect(pages.checkout.completed).toBeVisible();
  await page.goto(`${portal.url}/license`);
  const strip = page.getByRole('list', { name: say('licenses.attention.title') });
  await expect(strip.getByRole('listitem')).toHaveCount(2);
  const list = new LicenseListPage(page, say);
  await expect(list.table.getByRole('rowheader')).toHaveCount(20);
  const ends = await list.table
    .getByRole('rowheader')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().bottom));
  expect(ends.filter((end) => end <= 900).length).toBeGreaterThanOrEqual(15);
  // No Japanese heading wraps, even with the order's mark beside it.
  const heading = list.table.getByRole('button', { name: say('licenses.list.autoRenewal') });
  await heading.click();
  const lines = await heading.evaluate((button) => {
    const words = document.createRange();
    words.selectNodeContents(button.firstChild ?? button);
    return words.getClientRects().length;
  });
  expect(lines).toBe(language === 'ja' ? 1 : 2);
});

test('A team where nothing waits is told nothing @all', async ({
  page,
  portal,
  say,
  makeTeam,
  signIn,
}) => {
  const { owner, licenses } = await makeTeam({ ...details, licenses: 2 });
  await signIn(owner, '/download');
  await loadProgram(page, say);
  await page.goto(`${portal.url}/license`);
  const list = new LicenseListPage(page, say);
  await expect(list.row(licenses[0]?.number ?? '')).toBeVisible();
  await waitForScreen(page);
  await expect(page.getByRole('list', { name: say('licenses.attention.title') })).toHaveCount(0);
});
