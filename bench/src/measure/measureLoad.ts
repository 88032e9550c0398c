import type { Browser } from 'playwright';
import type { LoadSample } from './LoadSample.ts';
import { longestChain } from './longestChain.ts';
import { openPage, type Visit } from './openPage.ts';
import { readTimings } from './readTimings.ts';

/** An element that matches, with text in it, is the first row of the table. */
export const rowSelector = 'main [role="rowheader"]';

/** Loads an address with an empty cache and waits until its table shows a row. */
export async function measureLoad(
  browser: Browser,
  url: string,
  visit: Visit,
): Promise<LoadSample> {
  const { page, painted, requests, faults, close } = await openPage(browser, visit);
  try {
    await page.addInitScript((selector) => globalThis.benchWatch?.('row', selector), rowSelector);
    await page.goto(url, { waitUntil: 'commit' });
    await painted.until('row');
    const timings = await page.evaluate(readTimings);
    if (faults.length > 0) throw new Error(`${url} has faults: ${faults.join('; ')}`);
    const untilRow = requests().filter(({ startMs }) => startMs < timings.firstRowMs);
    const uncompressed = untilRow.filter(
      ({ kind, encoding, bytes }) => kind === 'Script' && bytes > 4_000 && encoding !== 'br',
    );
    if (uncompressed.length > 0) {
      throw new Error(`Not sent as brotli: ${uncompressed.map((request) => request.url).join()}`);
    }
    // What was still on its way cannot have been waited for.
    const arrived = untilRow.filter(({ endMs }) => endMs <= timings.firstRowMs);
    return {
      ...timings,
      bytes: arrived.reduce((sum, request) => sum + request.bytes, 0),
      requests: untilRow.length,
      longestChain: longestChain(arrived),
    };
  } finally {
    await close();
  }
}
