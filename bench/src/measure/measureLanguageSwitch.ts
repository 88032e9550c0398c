import type { Browser } from 'playwright';
import { clickAndWait } from './measureNavigation.ts';
import { openPage, type Visit } from './openPage.ts';
import { settle } from './settle.ts';
import { watchContent } from './watchContent.ts';

/** Milliseconds from the click on 日本語 until the heading stands there in Japanese. */
export async function measureLanguageSwitch(
  browser: Browser,
  { url, heading }: { readonly url: string; readonly heading: string },
  visit: Visit,
): Promise<number> {
  const open = await openPage(browser, visit);
  const { page, painted } = open;
  try {
    await watchContent(page);
    await page.goto(url, { waitUntil: 'commit' });
    await painted.until('usable');
    await settle(open);
    return await clickAndWait(open, 'language', 'footer button[lang="ja"]', 'h1', heading);
  } finally {
    await open.close();
  }
}
