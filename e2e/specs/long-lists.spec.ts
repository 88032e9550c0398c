import type { Page } from '@playwright/test';
import { checkAccessibility } from '../fixtures/checkAccessibility.ts';
import { readSheets } from '../fixtures/readPdf.ts';
import { expect, test } from '../fixtures/test.ts';
import { waitForScreen } from '../fixtures/waitForScreen.ts';
import { LicenseListPage } from '../pages/LicenseListPage.ts';

const owner = { id: '', email: 'owner@large.example', password: 'circuit-board-2026' };
const ofLargeTeam = { ...owner, firstName: '', lastName: '' };

/** The visible headings in order; none on phones. */
function headings(page: Page): Promise<readonly string[]> {
  return page
    .getByRole('columnheader')
    .evaluateAll((cells) => cells.map((cell) => cell.textContent));
}

test('All licenses of a team are in the page and on paper @all', async ({
  page,
  say,
  makeTeam,
  signIn,
}) => {
  const { owner: person, licenses } = await makeTeam({ licenses: 73 });
  await signIn(person, '/license');
  const list = new LicenseListPage(page, say);
  const numbers = licenses.map(({ number }) => number);
  await expect(list.table.getByRole('rowheader')).toHaveCount(numbers.length);
  await expect(list.table.getByRole('rowheader')).toHaveText(numbers.toSorted());

  await page.emulateMedia({ colorScheme: 'dark' });
  const sheets = readSheets(await page.pdf({ preferCSSPageSize: true }));
  const text = sheets.join(' ');
  for (const number of numbers) expect(text).toContain(number);
  expect(text).toContain(say('licenses.list.title'));
  // Every sheet has headings and rows.
  expect(sheets.length).toBeGreaterThan(1);
  for (const sheet of sheets) {
    expect(sheet).toContain(say('licenses.list.product'));
    expect(sheet).toMatch(/[CP]D-\d+/);
  }
  // Neither frame nor buttons.
  expect(text).not.toContain(say('licenses.export.download'));
  expect(text).not.toContain(say('list.columns'));
});

test('A person chooses columns, and finds them so again', async ({
  page,
  say,
  makeTeam,
  signIn,
}) => {
  const { owner: person } = await makeTeam({ licenses: 3 });
  await signIn(person, '/license');
  const list = new LicenseListPage(page, say);
  const product = say('licenses.list.product');
  const validity = say('licenses.list.validity');
  await page.getByRole('button', { name: say('list.columns') }).click();
  const dialog = page.getByRole('dialog', { name: say('list.columns') });
  await dialog.getByRole('checkbox', { name: product }).uncheck();
  const up = dialog.getByRole('button', { name: say('list.columnUp', { column: validity }) });
  await up.focus();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Enter');
  await expect(up).toBeFocused();
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await expect(list.row('').first()).toBeVisible();
  await page.reload();
  await expect(list.table.getByRole('rowheader')).toHaveCount(3);
  const shown = await list.table.getByRole('row').nth(1).textContent();
  expect(shown).not.toContain('Designer');
  const names = await headings(page);
  // Cards have no headings except the check box that selects all.
  const place = names.indexOf(validity);
  if (names.length > 1) expect(names[place - 1]).toBe(say('licenses.list.number'));
});

test('The keyboard goes past ten thousand licenses, whose list says what it is @all', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(ofLargeTeam, '/license');
  const list = new LicenseListPage(page, say);
  await expect(list.table).toHaveAttribute('aria-rowcount', '10001');
  await expect(page.getByText(say('list.longWithFile'))).toBeVisible();
  const skip = page.getByRole('button', {
    name: new RegExp(`^${say.beginning('common.skipTable')}`),
  });
  await waitForScreen(page);
  await skip.focus();
  await page.keyboard.press('Enter');
  const back = page.getByRole('button', { name: say('common.startOfTable') });
  await expect(back).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('contentinfo').locator(':focus')).toBeVisible();
});
