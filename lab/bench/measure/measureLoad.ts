import type { Browser } from 'playwright';
import { loadPage } from './loadPage.ts';
import type { LoadSample } from './LoadSample.ts';
import { openAnotherPage, openPage, type Visit } from './openPage.ts';
import { settle } from './settle.ts';

/** Loads an address with an empty cache and waits until its table can be used. */
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

/** Loads an address in a new page of a browser that has been there once, until all was at rest. */
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
