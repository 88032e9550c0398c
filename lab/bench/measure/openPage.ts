import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { emulate } from './emulate.ts';
import type { Profile } from './Profile.ts';
import { recordRequests } from './recordRequests.ts';
import type { Request } from './Request.ts';
import { listenToPaints, watchPages, type Painted } from './watchPage.ts';

/** A visit of a browser that has kept nothing but the cookies of the session. */
export interface Visit {
  readonly cookies: readonly { name: string; value: string; domain: string; path: string }[];
  readonly profile: Profile;
}

export interface OpenPage {
  readonly page: Page;
  readonly devtools: CDPSession;
  readonly painted: Painted;
  readonly requests: () => readonly Request[];
  /** Faults of the page: such a run does not count. */
  readonly faults: readonly string[];
  /** Closes the page and all that the browser has kept of the visit. */
  readonly close: () => Promise<void>;
}

const limitMs = 60_000;

/** Opens an empty page in a browser context of its own, hence with an empty cache. */
export async function openPage(browser: Browser, visit: Visit): Promise<OpenPage> {
  const context = await browser.newContext({
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
  });
  await context.addCookies([...visit.cookies]);
  await watchPages(context);
  return openAnotherPage(context, visit.profile);
}

/** Opens an empty page that finds what pages before it have left in their context's cache. */
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
