import type { LoadSample } from './LoadSample.ts';
import { longestChain } from './longestChain.ts';
import type { OpenPage } from './openPage.ts';
import { readTimings } from './readTimings.ts';
import { watchContent } from './watchContent.ts';
import type { CDPSession } from 'playwright';

/** Loads an address in an open page and waits until its table is usable. */
export async function loadPage(
  { page, devtools, painted, requests, faults }: OpenPage,
  url: string,
): Promise<LoadSample> {
  await watchContent(page);
  await page.goto(url, { waitUntil: 'commit' });
  await painted.until('usable');
  const scriptMs = await readScriptTime(devtools);
  const timings = await page.evaluate(readTimings);
  if (faults.length > 0) throw new Error(`${url} has faults: ${faults.join('; ')}`);
  const untilUsable = requests().filter(({ startMs }) => startMs < timings.usableMs);
  const uncompressed = untilUsable.filter(
    ({ kind, encoding, bytes }) => kind === 'Script' && bytes > 4_000 && encoding !== 'br',
  );
  if (uncompressed.length > 0) {
    throw new Error(`Not sent as brotli: ${uncompressed.map((request) => request.url).join()}`);
  }
  // Responses still in flight were not waited for.
  const arrived = untilUsable.filter(({ endMs }) => endMs <= timings.usableMs);
  return {
    ...timings,
    scriptMs,
    bytes: arrived.reduce((sum, request) => sum + request.bytes, 0),
    requests: untilUsable.length,
    longestChain: longestChain(arrived),
  };
}

/**
 * Wall-clock milliseconds of script execution on the page's main thread so far, as Chromium's
 * metric `ScriptDuration`.
 */
async function readScriptTime(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? NaN) * 1000;
}
