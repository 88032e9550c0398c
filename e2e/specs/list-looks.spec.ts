import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { waitForScreen } from '../fixtures/waitForScreen.ts';
import { LicenseListPage } from '../pages/LicenseListPage.ts';

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('the element is not visible');
  return box;
}

test.describe('On a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a license takes little room, and its link is high enough for a finger', async ({
    page,
    say,
    makeTeam,
    signIn,
  }) => {
    const { owner, licenses } = await makeTeam({ licenses: 1 });
    await signIn(owner, '/license');
    await waitForScreen(page);
    const list = new LicenseListPage(page, say);
    const row = list.row(licenses[0]?.number ?? '');
    // Fifty licenses take less than 6,000 px.
    expect((await boxOf(row)).height).toBeLessThanOrEqual(110);
    const number = row.getByRole('link');
    const title = page.getByRole('banner').getByRole('link').first();
    for (const link of [number, title]) {
      expect((await boxOf(link)).height).toBeGreaterThanOrEqual(44);
    }
  });
});

test('The search of a list keeps its width beside the menu @all', async ({
  page,
  say,
  makeTeam,
  signIn,
}) => {
  const { owner } = await makeTeam({ licenses: 1 });
  const list = new LicenseListPage(page, say);
  await page.setViewportSize({ width: 1024, height: 768 });
  await signIn(owner, '/license');
  await waitForScreen(page);
  expect((await boxOf(list.search)).width).toBeGreaterThan(300);
});

test('Chosen rows keep chips and buttons apart from what is around them @all', async ({
  page,
  portal,
  computer,
  say,
  makeTeam,
  signIn,
}) => {
  const { owner, licenses } = await makeTeam({ licenses: [{ product: 'cd' }] });
  const number = licenses[0]?.number ?? '';
  const list = new LicenseListPage(page, say);
  await signIn(owner, '/license');
  await list.register(computer, portal);
  expect((await computer.run('checkout', '--product', 'cd')).code).toBe(0);
  await page.reload();
  await waitForScreen(page);
  await list.choose(number);
  const row = list.row(number);
  const groundOf = (locator: Locator) =>
    locator.evaluate((element) => getComputedStyle(element).backgroundColor);
  const release = row.getByRole('button', { name: new RegExp(number) }).first();
  expect(await groundOf(release.locator('..'))).not.toBe(await groundOf(row));
});
