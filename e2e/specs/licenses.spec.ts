import { readFile } from 'node:fs/promises';
import { checkAccessibility } from '../fixtures/checkAccessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { waitForScreen } from '../fixtures/waitForScreen.ts';
import { LicenseListPage } from '../pages/LicenseListPage.ts';

test('A team sees its licenses with products, people and validity', async ({
  page,
  say,
  makeTeam,
  signIn,
}) => {
  const { owner, licenses } = await makeTeam({
    licenses: [
      { product: 'cd', owner: 'admin' },
      { product: 'pd', starts_in_days: -360, ends_in_days: 5 },
      { product: 'cd', starts_in_days: -400, ends_in_days: -10 },
      { product: 'pd', trial: true },
    ],
  });
  await signIn(owner, '/license');
  const list = new LicenseListPage(page, say);
  const [first, near, expired, trial] = licenses.map(({ number }) => list.row(number));
  await expect(first!).toContainText('Circuit Designer');
  await expect(first!).toContainText('Adam');
  await expect(first!).toContainText(say('licenses.list.network'));
  await expect(near!).toContainText('PCB Designer');
  await expect(expired!).toContainText(say('licenses.list.expired'));
  await expect(trial!).toContainText(say('licenses.list.trial'));
  await checkAccessibility(page);
});

test('A community team is told to upgrade first @all', async ({ page, say, makeTeam, signIn }) => {
  const { owner } = await makeTeam({ edition: 'community', licenses: 0 });
  await signIn(owner, '/license');
  const hint = page.getByText(say('buying.communityHint'));
  await expect(hint).toBeVisible();
  await checkAccessibility(page);
  const [sentence, link] = await Promise.all([
    hint.boundingBox(),
    page.getByRole('link', { name: say('buying.estimate') }).boundingBox(),
  ]);
  // Beside the sentence, aligned with it; below it where space is short.
  const offset = (link?.y ?? 0) - (sentence?.y ?? 0);
  expect(Math.abs(offset) < 4 || offset >= (sentence?.height ?? 0)).toBe(true);
});

test('An owner changes the automatic renewal of a license @all', async ({
  page,
  say,
  makeTeam,
  signIn,
}) => {
  const { owner, licenses } = await makeTeam({
    licenses: [{ product: 'cd' }, { product: 'pd', trial: true }],
  });
  await signIn(owner, '/license');
  const list = new LicenseListPage(page, say);
  const [license, trial] = licenses.map(({ number }) => number);
  await expect(list.autoRenewal(license!)).not.toBeChecked();
  await expect(list.row(trial!)).toBeVisible();
  await expect(list.autoRenewal(trial!)).toHaveCount(0);
  await list.autoRenewal(license!).click();
  await expect(page.getByText(say('licenses.list.autoRenewalChanged'))).toBeVisible();
  await page.reload();
  await expect(list.autoRenewal(license!)).toBeChecked();
});

test('Search, filters and order are written to the address', async ({
  page,
  portal,
  say,
  makeTeam,
  signIn,
}) => {
  const { owner, licenses } = await makeTeam({ licenses: 6 });
  await signIn(owner, '/license');
  const list = new LicenseListPage(page, say);
  const wanted = licenses[3]!.number;
  await list.search.fill(wanted);
  await expect(list.row(wanted)).toBeVisible();
  await expect(list.row(licenses[0]!.number)).toBeHidden();
  await expect(page).toHaveURL(`${portal.url}/license?q=${wanted}`);

  await page.reload();
  await expect(list.search).toHaveValue(wanted);
  await expect(list.row(licenses[0]!.number)).toBeHidden();

  await list.search.fill('nothing like this');
  await expect(page.getByText(say('list.noMatch'))).toBeVisible();
  await page.getByRole('button', { name: say('list.clearFilters') }).click();
  await expect(list.row(licenses[0]!.number)).toBeVisible();
  await expect(page).toHaveURL(`${portal.url}/license`);
});

test('The CSV holds exactly the licenses that are shown @all', async ({
  page,
  say,
  makeTeam,
  signIn,
}) => {
  const { owner, licenses } = await makeTeam({ licenses: 6 });
  const [wanted, other] = licenses.map(({ number }) => number);
  await signIn(owner, `/license?q=${wanted!}`);
  const list = new LicenseListPage(page, say);
  await expect(list.row(wanted!)).toBeVisible();
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: say('licenses.export.download') }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toContain(say('licenses.list.number'));
  expect(text).toContain(wanted);
  expect(text).not.toContain(other);
});

test('Ten thousand licenses are listed, and only visible rows are in the page', async ({
  page,
  portal,
  say,
  signIn,
}) => {
  await signIn(
    {
      id: '',
      email: 'owner@large.example',
      password: 'circuit-board-2026',
      firstName: '',
      lastName: '',
    },
    '/license',
  );
  const list = new LicenseListPage(page, say);
  await waitForScreen(page);
  await expect(list.table).toHaveAttribute('aria-rowcount', '10001');
  expect(await list.table.getByRole('row').count()).toBeLessThan(150);
  expect(page.url()).toContain(portal.url);

  // The file needs the whole list.
  await expect(page.getByRole('button', { name: say('licenses.export.download') })).toBeEnabled();
  const first = list.table.getByRole('rowheader').first();
  const firstNumber = (await first.textContent()) ?? '';
  const last = list.table.getByRole('row').last();
  await page.keyboard.press('End');
  await expect(last).toHaveAttribute('aria-rowindex', '10001');
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Home');
  await expect(first).toHaveText(firstNumber);
  await expect(list.heading).toBeInViewport({ ratio: 1 });
});
