import type { Browser } from 'playwright';
import type { LoadSample } from './LoadSample.ts';
import { longestChain } from './longestChain.ts';
import { openPage, type Visit } from './openPage.ts';
import { readTimings } from './readTimings.ts';
import { watchRows } from './watchRows.ts';

/** Loads an address with an empty cache and waits until its table can be used. */
export async function measureLoad(
  browser: Browser,
  url: string,
  visit: Visit,
): Promise<LoadSample> {
  const { page, painted, requests, faults, close } = await openPage(browser, visit);
  try {
    await watchRows(page);
    await page.goto(url, { waitUntil: 'commit' });
    await painted.until('usable');
    const timings = await page.evaluate(readTimings);
    if (faults.length > 0) throw new Error(`${url} has faults: ${faults.join('; ')}`);
    const untilUsable = requests().filter(({ startMs }) => startMs < timings.usableMs);
    const uncompressed = untilUsable.filter(
      ({ kind, encoding, bytes }) => kind === 'Script' && bytes > 4_000 && encoding !== 'br',
    );
    if (uncompressed.length > 0) {
      throw new Error(`Not sent as brotli: ${uncompressed.map((request) => request.url).join()}`);
    }
    // What was still on its way cannot have been waited for.
    const arrived = untilUsable.filter(({ endMs }) => endMs <= timings.usableMs);
    return {
      ...timings,
      bytes: arrived.reduce((sum, request) => sum + request.bytes, 0),
      requests: untilUsable.length,
      longestChain: longestChain(arrived),
    };
  } finally {
    await close();
  }
}
