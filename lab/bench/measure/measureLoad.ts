import type { Browser } from 'playwright';
import { loadPage } from './loadPage.ts';
import type { LoadSample } from './LoadSample.ts';
import { openAnotherPage, openPage, type OpenPage, type Visit } from './openPage.ts';

/** Loads an address with an empty cache and waits until its table is usable. */
export async function measureLoad(
  browser: Browser,
  url: string,
  visit: Visit,
): Promise<LoadSample> {
  const open = await openPage(browser, visit);
  try {
    return await loadPage(open, url);
  } finally {
    await open.close();
  }
}

/** Loads an address in a new page of a browser that has visited it before and become idle. */
export async function measureSecondVisit(
  browser: Browser,
  url: string,
  visit: Visit,
): Promise<LoadSample> {
  const first = await openPage(browser, visit);
  try {
    await loadPage(first, url);
    await settle(first);
    await first.page.close();
    return await loadPage(await openAnotherPage(first.page.context(), visit.profile), url);
  } finally {
    await first.close();
  }
}

/** Time without requests until a page counts as idle, in milliseconds. */
const quietMs = 500;
const limitMs = 30_000;

/** Waits until the page is idle. */
async function settle({ page, requests }: OpenPage): Promise<void> {
  const giveUpAt = Date.now() + limitMs;
  let asked = -1;
  let quietSince = Date.now();
  while (Date.now() < giveUpAt) {
    const all = requests();
    const isQuiet = all.length === asked && all.every(({ endMs }) => endMs < Infinity);
    if (!isQuiet) quietSince = Date.now();
    if (Date.now() - quietSince >= quietMs) return;
    asked = all.length;
    await page.waitForTimeout(50);
  }
}
