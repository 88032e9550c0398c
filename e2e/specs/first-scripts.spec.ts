import type { Page } from '@playwright/test';
import { holdScripts } from '../fixtures/holdScripts.ts';
import { expect, test } from '../fixtures/test.ts';
import { waitForScreen } from '../fixtures/waitForScreen.ts';
import { LicenseListPage } from '../pages/LicenseListPage.ts';

/** Addresses of the scripts that a page has asked for ahead, each as often as it is named. */
async function namedAhead(page: Page): Promise<readonly string[]> {
  const links = page.locator('link[rel="preload"][as="script"]');
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
}

for (const late of ['early', 'vendor', 'main']) {
  test(`A page starts when its script ${late} comes last`, async ({
    page,
    say,
    makeTeam,
    signIn,
  }) => {
    const { owner, licenses } = await makeTeam({ licenses: 2 });
    await signIn(owner, '/license');
    await waitForScreen(page);
    const letGo = await holdScripts(page, `${late}.*`);
    await page.reload({ waitUntil: 'commit' });
    const others = ['early', 'vendor', 'main'].filter((name) => name !== late);
    await expect
      .poll(() =>
        page.evaluate(
          (names) =>
            names.every((name) =>
              performance
                .getEntriesByType('resource')
                .some((entry) => entry.name.includes(`/shell/${name}.`)),
            ),
          others,
        ),
      )
      .toBe(true);
    // The runtime of remotes is what the first script brings: it waits for no other.
    await expect
      .poll(() => page.evaluate(() => '__portal_federation__' in globalThis))
      .toBe(late !== 'early');
    await letGo();
    await waitForScreen(page);
    const list = new LicenseListPage(page, say);
    await expect(list.row(licenses[0]?.number ?? '')).toBeVisible();
    const named = (await namedAhead(page)).map((href) => href.replace(/^https?:\/\/[^/]+/, ''));
    expect(named).toEqual([...new Set(named)]);
  });
}
