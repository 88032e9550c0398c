import type { Browser } from 'playwright';
import { openPage, type Visit } from '../measure/openPage.ts';
import { readTimings } from '../measure/readTimings.ts';
import { settle } from '../measure/settle.ts';
import { watchContent } from '../measure/watchContent.ts';

/** What a page has asked for once it rests, in bytes as sent, headers included. */
export interface RestSample {
  readonly htmlBytes: number;
  readonly requests: number;
  readonly bytes: number;
  /** Of them what was asked for when the table could be used, most of it for other screens. */
  readonly laterBytes: number;
}

/** Longer than a page waits before it fetches ahead. */
const restMs = 4_000;

/** Opens an address with an empty cache and waits until the page asks for nothing more. */
export async function measureRest(
  browser: Browser,
  url: string,
  visit: Visit,
): Promise<RestSample> {
  const open = await openPage(browser, visit);
  try {
    await watchContent(open.page);
    await open.page.goto(url, { waitUntil: 'commit' });
    await open.painted.until('usable');
    await settle(open, restMs);
    const requests = open.requests();
    const { usableMs } = await open.page.evaluate(readTimings);
    const sum = (some: typeof requests) => some.reduce((total, { bytes }) => total + bytes, 0);
    return {
      htmlBytes: requests.find(({ kind }) => kind === 'Document')?.bytes ?? NaN,
      requests: requests.length,
      bytes: sum(requests),
      laterBytes: sum(requests.filter(({ startMs }) => startMs > usableMs)),
    };
  } finally {
    await open.close();
  }
}
