import type { Page } from '@playwright/test';
import { holdScripts } from '../fixtures/holdScripts.ts';
import { expect, test } from '../fixtures/test.ts';
import { waitForScreen } from '../fixtures/waitForScreen.ts';
import { LicenseListPage } from '../pages/LicenseListPage.ts';

/** All rules of the page, as the browser writes them. */
function rulesOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)),
  );
}

test('The page takes the rules of a preview over, and its screen adds none of them again', async ({
  page,
  say,
  makeTeam,
  signIn,
}) => {
  const { owner, licenses } = await makeTeam({ licenses: 2 });
  const [number = ''] = licenses.map((license) => license.number);
  await signIn(owner, '/license');
  const list = new LicenseListPage(page, say);
  await waitForScreen(page);

  const letGo = await holdScripts(page, '**/remotes/**/*.js');
  await page.reload({ waitUntil: 'commit' });
  await expect(list.row(number)).toBeVisible();
  await expect(page.locator('style[data-styled="active"]')).toHaveCount(1);
  // Nothing of the preview is beside what the page writes its own rules into.
  await expect(page.locator('style')).toHaveCount(1);
  const classes = await page
    .locator('[data-preview-place]')
    .evaluate((place) => [
      ...new Set([...place.querySelectorAll('*')].flatMap(({ classList }) => [...classList])),
    ])
    // Those of rules: what is only a component's id may stand in the rules of another one.
    .then((all) => all.filter((name) => !name.includes('sc-')));
  const isOfPreview = (rule: string) =>
    classes.some((name) => new RegExp(`\\.${name}(?![\\w-])`).test(rule));
  const before = (await rulesOf(page)).filter(isOfPreview);
  expect(before.length).toBeGreaterThan(100);

  await letGo();
  await waitForScreen(page);
  await expect(list.row(number)).toBeVisible();
  expect((await rulesOf(page)).filter(isOfPreview)).toEqual(before);
});
