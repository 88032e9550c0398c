import type { Page } from '@playwright/test';
import { holdScripts } from '../fixtures/holdScripts.ts';
import { signInByCalls } from '../fixtures/signInByCalls.ts';
import { expect, test } from '../fixtures/test.ts';
import { waitForScreen } from '../fixtures/waitForScreen.ts';
import { LicenseListPage } from '../pages/LicenseListPage.ts';

/** Addresses of the scripts that a page preloads, each as often as referenced. */
async function namedAhead(page: Page): Promise<readonly string[]> {
  const links = page.locator('link[rel="preload"][as="script"]');
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
}

test('A page starts whichever of its scripts comes last', async ({
  page,
  context,
  portal,
  say,
  makeTeam,
}) => {
  const { owner, licenses } = await makeTeam({ licenses: 2 });
  await signInByCalls(context, portal, owner);
  const scripts = ['early', 'vendor', 'main'];
  for (const late of scripts) {
    await test.step(late, async () => {
      const letGo = await holdScripts(page, `${late}.*`);
      await page.goto(`${portal.url}/license`, { waitUntil: 'commit' });
      const others = scripts.filter((name) => name !== late);
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
      // The first script contains the runtime of remotes, so it waits for no other.
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
});
