import type { Browser } from 'playwright';
import type { Profile } from '../measure/Profile.ts';
import { openHost } from './openHost.ts';

/** Milliseconds from the beginning of a cold navigation until the element has its first row. */
export async function measureFirstRow(
  browser: Browser,
  url: string,
  visitor: { readonly token: string; readonly profile: Profile },
): Promise<number> {
  const { page, painted, faults, close } = await openHost(browser, visitor);
  try {
    // As if it stood in the page's HTML.
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => globalThis.benchAdd?.());
    });
    await page.goto(url, { waitUntil: 'commit' });
    await painted.until('row');
    if (faults.length > 0) throw new Error(`${url} has faults: ${faults.join('; ')}`);
    return await page.evaluate(() => performance.getEntriesByName('row')[0]?.startTime ?? NaN);
  } finally {
    await close();
  }
}
