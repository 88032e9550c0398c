import type { Locator, Page } from '@playwright/test';
import { holdScripts } from '../fixtures/holdScripts.ts';
import { signInByCalls } from '../fixtures/signInByCalls.ts';
import { expect, test } from '../fixtures/test.ts';
import { waitForScreen } from '../fixtures/waitForScreen.ts';
import { LicenseListPage } from '../pages/LicenseListPage.ts';

async function middleOf(picture: Locator): Promise<{ readonly x: number; readonly y: number }> {
  await picture.scrollIntoViewIfNeeded();
  const box = await picture.boundingBox();
  if (!box) throw new Error('the element is not in the preview');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Clicks at an element's position, because inert elements receive no clicks. */
async function clickPlaceOf(page: Page, picture: Locator): Promise<void> {
  const { x, y } = await middleOf(picture);
  await page.mouse.click(x, y);
}

test('What is clicked in the preview is done by the screen', async ({
  page,
  context,
  portal,
  say,
  makeTeam,
}) => {
  const { owner, licenses } = await makeTeam({ licenses: 3 });
  const [first = '', second = ''] = licenses.map(({ number }) => number);
  await signInByCalls(context, portal, owner);
  const list = new LicenseListPage(page, say);

  let letGo = await holdScripts(page);
  await page.goto(`${portal.url}/license`, { waitUntil: 'commit' });
  await expect(list.row(second)).toBeVisible();
  await clickPlaceOf(page, list.choice(first));
  await clickPlaceOf(page, list.choice(second));
  await expect(list.choice(second)).not.toBeChecked();
  await letGo();
  await expect(list.choice(second)).toBeChecked();
  await expect(list.choice(first)).not.toBeChecked();

  letGo = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(list.row(second)).toBeVisible();
  await clickPlaceOf(page, list.search);
  await letGo();
  await expect(list.search).toBeFocused();

  letGo = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  const link = list.row(second).getByRole('link', { name: second });
  await expect(link).toBeVisible();
  const address = (await link.getAttribute('href')) ?? '';
  await clickPlaceOf(page, link);
  await letGo();
  await expect(page).toHaveURL(`${portal.url}${address}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(second);
});

test('A press that begins in the preview and ends in the screen is done @all', async ({
  page,
  context,
  portal,
  say,
  makeTeam,
}) => {
  const { owner, licenses } = await makeTeam({ licenses: 2 });
  await signInByCalls(context, portal, owner);
  const list = new LicenseListPage(page, say);
  const [{ number }] = licenses as [(typeof licenses)[0]];

  const letGo = await holdScripts(page);
  await page.goto(`${portal.url}/license`, { waitUntil: 'commit' });
  await expect(list.row(number)).toBeVisible();
  const { x, y } = await middleOf(list.choice(number));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await letGo();
  await waitForScreen(page);
  await page.mouse.up();
  await expect(list.choice(number)).toBeChecked();
});

test('A click finds its row where preview and screen differ, and no other control @all', async ({
  page,
  context,
  portal,
  say,
  makeTeam,
}) => {
  const { owner, licenses } = await makeTeam({ licenses: 3 });
  const numbers = licenses.map(({ number }) => number);
  await signInByCalls(context, portal, owner);
  const list = new LicenseListPage(page, say);
  const rows = list.table.getByRole('row').filter({ has: page.getByRole('rowheader') });
  const [number = ''] = numbers.filter((one) => one !== numbers[0]);

  let letGo = await holdScripts(page);
  await page.goto(`${portal.url}/license`, { waitUntil: 'commit' });
  await expect(rows).toHaveCount(3);
  await list.row(numbers[0] ?? '').evaluate((row) => {
    row.remove();
  });
  await clickPlaceOf(page, list.choice(number));
  await letGo();
  await expect(list.choice(number)).toBeChecked();
  await expect(list.table.getByRole('checkbox', { checked: true })).toHaveCount(1);

  letGo = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(rows).toHaveCount(3);
  await list.choice(number).evaluate((box) => {
    box.setAttribute('aria-label', 'Of another release');
  });
  await clickPlaceOf(page, list.table.getByRole('checkbox', { name: 'Of another release' }));
  await letGo();
  await waitForScreen(page);
  await list.search.fill(number);
  await expect(rows).toHaveCount(1);
  await expect(list.table.getByRole('checkbox', { checked: true })).toHaveCount(0);
});

/** The positions of all cells within their table, each row as one line. */
function cellsOnPage(): readonly string[] {
  const origin = document.querySelector('main [role="table"]')?.getBoundingClientRect().top ?? 0;
  return [...document.querySelectorAll('main [role="row"][data-index]')].map((row) =>
    [...row.children]
      .filter((cell) => cell.checkVisibility())
      .map((cell) => {
        const { left, top, width, height } = cell.getBoundingClientRect();
        return [left, top - origin, width, height].map(Math.round).join(' ');
      })
      .join(', '),
  );
}

test('Rows of the preview stand in for those of the list, and no cell moves', async ({
  page,
  say,
  makeTeam,
  signIn,
}) => {
  const { owner, licenses } = await makeTeam({ licenses: 12 });
  await signIn(owner, '/license');
  const list = new LicenseListPage(page, say);
  await waitForScreen(page);
  const last = (await list.table.getByRole('rowheader').last().textContent()) ?? '';
  // Measured before the first paint, right after the screen replaced its preview.
  await page.addInitScript(`
    new MutationObserver(() => {
      if (!document.querySelector('[data-preview-rows] > *')) return;
      globalThis.standIns ??= (${String(cellsOnPage)})();
    }).observe(document, { childList: true, subtree: true });
  `);

  const letGo = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(list.row(last)).toBeVisible();
  const before = await page.evaluate(cellsOnPage);
  await letGo();
  await waitForScreen(page);
  expect(before).toHaveLength(licenses.length);
  expect(await page.evaluate('globalThis.standIns')).toEqual(before);
  expect(await page.evaluate(cellsOnPage)).toEqual(before);
});
