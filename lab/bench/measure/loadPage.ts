import type { LoadSample } from './LoadSample.ts';
import { longestChain } from './longestChain.ts';
import type { OpenPage } from './openPage.ts';
import { readScriptTime } from './readScriptTime.ts';
import { readTimings } from './readTimings.ts';
import { watchContent } from './watchContent.ts';

/** Loads an address in an open page and waits until its table can be used. */
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
  // What was still on its way cannot have been waited for.
  const arrived = untilUsable.filter(({ endMs }) => endMs <= timings.usableMs);
  return {
    ...timings,
    scriptMs,
    bytes: arrived.reduce((sum, request) => sum + request.bytes, 0),
    requests: untilUsable.length,
    longestChain: longestChain(arrived),
  };
}
