import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import type { Profile } from './Profile.ts';
import { recordRequests, type Request } from './recordRequests.ts';
import { listenToPaints, type Painted, watchPages } from './watchPage.ts';

/** A visit with the session's cookies and an empty cache. */
export interface Visit {
  readonly cookies: readonly { name: string; value: string; domain: string; path: string }[];
  readonly profile: Profile;
}

export interface OpenPage {
  readonly page: Page;
  readonly devtools: CDPSession;
  readonly painted: Painted;
  readonly requests: () => readonly Request[];
  /** Errors of the page, which invalidate the sample. */
  readonly faults: readonly string[];
  /** Closes the page with its browser context. */
  readonly close: () => Promise<void>;
}

const limitMs = 60_000;

/** Opens an empty page in a new browser context, with an empty cache. */
export async function openPage(browser: Browser, visit: Visit): Promise<OpenPage> {
  const context = await browser.newContext({
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
  });
  await context.addCookies([...visit.cookies]);
  await watchPages(context);
  return openAnotherPage(context, visit.profile);
}

/** Opens an empty page in a context with the cache of earlier pages. */
export async function openAnotherPage(
  context: BrowserContext,
  profile: Profile,
): Promise<OpenPage> {
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (entry) => {
    if (entry.type() === 'error') faults.push(entry.text());
  });
  const devtools = await context.newCDPSession(page);
  const painted = await listenToPaints(devtools, limitMs);
  const requests = await recordRequests(devtools);
  await devtools.send('Performance.enable');
  await emulate(devtools, profile);
  return { page, devtools, painted, requests, faults, close: () => context.close() };
}

/** Throttles a page's network and processor to a profile. */
export async function emulate(devtools: CDPSession, { limits }: Profile): Promise<void> {
  if (limits === undefined) return;
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: limits.roundTripMs,
    downloadThroughput: limits.downBytesPerSecond,
    uploadThroughput: limits.upBytesPerSecond,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: limits.cpuSlowdown });
}
