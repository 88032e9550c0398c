import type { Browser } from 'playwright';
import { openPage, type Visit } from './openPage.ts';
import { watchContent } from './watchContent.ts';

/** Milliseconds from the pointer's arrival at a menu entry. */
export interface ClickSample {
  /** A row of the other list is readable. */
  readonly readMs: number;
  /** That row belongs to the screen, not to a preview. */
  readonly usableMs: number;
}

/** Milliseconds between the first usable row and the pointer's arrival at the entry. */
const pauseMs = 600;
const rowLink = 'main :is([role="row"], tr) a[href^="/order/"]';

/**
 * Opens the license list, and then the orders by a first click on their menu entry.
 *
 * @param restMs milliseconds that the pointer rests on the entry before the press
 */
export async function measureClick(
  browser: Browser,
  url: string,
  visit: Visit,
  restMs: number,
): Promise<ClickSample> {
  const open = await openPage(browser, visit);
  const { page, painted, faults } = open;
  try {
    await watchContent(page);
    await page.goto(url, { waitUntil: 'commit' });
    await painted.until('usable');
    await page.waitForTimeout(pauseMs);
    const entry = await page.locator('nav a[href="/orders"]').first().boundingBox();
    if (!entry) throw new Error('The menu has no entry for the orders');
    await page.evaluate((selector) => {
      globalThis.benchWatch?.('read', selector);
      globalThis.benchWatch?.('used', `${selector}:not([inert] *)`);
      performance.mark('arrival');
    }, rowLink);
    await page.mouse.move(entry.x + entry.width / 2, entry.y + entry.height / 2);
    await page.waitForTimeout(restMs);
    await page.mouse.down();
    await page.mouse.up();
    await painted.until('used');
    if (faults.length > 0) throw new Error(`The click has faults: ${faults.join('; ')}`);
    return await page.evaluate(() => {
      const since = (mark: string) => performance.measure(mark, 'arrival', mark).duration;
      return { readMs: since('read'), usableMs: since('used') };
    });
  } finally {
    await open.close();
  }
}
