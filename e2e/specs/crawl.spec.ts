import type { Page } from '@playwright/test';
import { checkPage, findBarriers } from '../crawl/checkPage.ts';
import { checkForcedColors } from '../crawl/checkForcedColors.ts';
import { findSmallFields } from '../crawl/findSmallFields.ts';
import { openSeed } from '../crawl/openSeed.ts';
import { accountPlaces, portalPlaces, unknownRoute } from '../crawl/places.ts';
import { takePictures, wantsPictures } from '../crawl/takePictures.ts';
import { parseJson } from '../fixtures/parseJson.ts';
import { expect, test } from '../fixtures/test.ts';
import { waitForScreen } from '../fixtures/waitForScreen.ts';

const narrow = { width: 390, height: 844 };
const wide = { width: 1280, height: 800 };
/**
 * axe takes longer than all other checks, so it runs once per place: alternately on a phone in
 * Japanese and on a desktop in English.
 */
const axeTurns = { ja: { size: narrow, rest: 0 }, en: { size: wide, rest: 1 } };

/** The console message about a refused call. */
const refusal = /the server responded with a status of 4\d\d/;
/**
 * Chromium's messages about software rendering, and about a script closing a window that it did not
 * open.
 */
const harmless = /GPU stall due to ReadPixels|Scripts may close only the windows/;

/**
 * Goes to another screen of the portal without a page load. The unknown address in between ensures
 * that the former screen is gone.
 */
async function follow(page: Page, { pathname, search }: URL, nothing: string): Promise<void> {
  const go = (path: string) =>
    page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
  await go('/nowhere');
  await expect(page.getByText(nothing)).toBeVisible();
  await go(`${pathname}${search}`);
  await expect(page.getByText(nothing)).toHaveCount(0);
}

interface AccountsPage {
  readonly screen: { readonly name: string };
}

// The width of the first screen. Each further one opens in the width that the last one had.
for (const variant of ['ja-390', 'en-1280'] as const) {
  test.describe(variant, () => {
    test.use({ variant });

    test('Every screen is translated, fits into its window and can be used by all', async ({
      browser,
      portal,
      language,
      say,
    }) => {
      // About eighty screens.
      test.setTimeout(wantsPictures ? 1_800_000 : 600_000);
      // The language makes no difference to sizes and colors.
      const hasTouch = language === 'ja';
      const { tabs, values } = await openSeed(browser, portal, language, hasTouch);
      const found: string[] = [];
      const axe = axeTurns[language];
      const inTurn = portalPlaces.toSorted((a, b) => a.who.localeCompare(b.who));
      const places = [
        ...inTurn.map((place) => ({ origin: portal.url, ...place })),
        ...accountPlaces.map((place) => ({ origin: portal.accountsUrl, ...place })),
      ];
      for (const [index, place] of places.entries()) {
        const { origin, route, who, address: pattern = route, isRefused = false } = place;
        const { page, heard } = tabs[who];
        const note = (what: string) => found.push(`${who} ${pattern}: ${what}`);
        const address = pattern.replaceAll(
          /\{(\w+)\}/g,
          (_all, name: string) => values[name] ?? '',
        );
        heard.length = 0;
        try {
          const url = new URL(address, origin);
          const isFollowed = page.url().startsWith(`${portal.url}/`) && !isRefused;
          if (isFollowed) await follow(page, url, say('shell.screens.notFound'));
          else await page.goto(url.href);
          await waitForScreen(page);
          await expect(page.locator('h1')).toBeVisible();
          await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
          // A part of the screen, such as a dialog, may still be on its way.
          await expect(page.getByText(say('common.loading'), { exact: true })).toHaveCount(0);
          const isWide = page.viewportSize()?.width === wide.width;
          for (const size of isWide ? [wide, narrow] : [narrow, wide]) {
            await page.setViewportSize(size);
            const wrong = await checkPage(page, language);
            if (size === narrow && hasTouch) wrong.push(...(await findSmallFields(page)));
            if (size === axe.size && index % 2 === axe.rest)
              wrong.push(...(await findBarriers(page)));
            if (size === wide && !hasTouch && !isRefused) {
              wrong.push(...(await checkForcedColors(page)));
            }
            for (const one of wrong) note(`at ${size.width} px ${one}`);
            const name = pattern.replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, '');
            await takePictures(
              page,
              `${String(index).padStart(2, '0')}-${who}-${name}-${language}`,
            );
          }
          if (origin === portal.accountsUrl && !route.startsWith('/') && route !== unknownRoute) {
            const facts = (await page.locator('#accounts-page').textContent()) ?? '';
            expect(parseJson<AccountsPage>(facts).screen.name).toBe(route);
          }
        } catch (error) {
          note(String(error));
        }
        const noise = isRefused ? [refusal, harmless] : [harmless];
        for (const line of heard) if (!noise.some((known) => known.test(line))) note(line);
        // An open page would keep polling.
        if (places[index + 1]?.who !== who) await page.goto('about:blank');
      }
      expect(found).toEqual([]);
    });
  });
}
