import type { Browser, CDPSession, Locator, Page } from 'playwright';
import { emulate, openPage, type OpenPage, type Visit } from './openPage.ts';
import { isTraceEvent, type OwnWork, ownWork, type TraceEvent } from './ownWork.ts';
import type { Profile } from './Profile.ts';

/** An action of a person on a screen. */
export interface Action {
  /** Path of the screen. */
  readonly at: string;
  /** Brings the screen to where the action begins. Optional. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** The control to press, the key, or the browser's button. */
  readonly press: ((page: Page) => Locator) | 'Back' | (string & {});
  /** Selector of an element with text that shows the effect. */
  readonly shown: string;
  /** That element's whole text. Optional. */
  readonly text?: string;
}

export interface ActionSample extends OwnWork {
  /** Wall time from the input to the next paint, slow line, in milliseconds; 0 for Back. */
  readonly inpMs: number;
  /** Wall time until the effect is painted, slow line, in milliseconds. */
  readonly shownMs: number;
  readonly requests: number;
  /** Sum of unexpected layout shifts, as in CLS. */
  readonly shift: number;
}

/** Milliseconds without anything to do before the action, and after it for late entries. */
const quietMs = 1_000;
const categories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
];

declare global {
  /** Durations of the action's events, and layout shifts since the page is ready. */
  var benchAction: { durations: number[]; shift: number };
}

/**
 * Takes an action twice: on a slow line and processor for what a person waits for, then without a
 * throttle for the main thread's processor time, which depends little on the machine's load.
 */
export async function measureAction(
  browser: Browser,
  origin: string,
  visit: Visit,
  action: Action,
  slow: Profile,
): Promise<ActionSample> {
  const waited = await withPage(browser, visit, async (open) => {
    await getReady(open, origin, action);
    await emulate(open.devtools, slow);
    const before = open.requests().length;
    await act(open, action);
    const requests = open.requests().length - before;
    await open.page.waitForTimeout(quietMs);
    return { requests, ...(await open.page.evaluate(readAction)) };
  });
  const trace = await withPage(browser, visit, async (open) => {
    await getReady(open, origin, action);
    return traceDuring(open.devtools, () => act(open, action));
  });
  return { ...waited, ...ownWork(trace, 'press', 'shown') };
}

async function withPage<T>(
  browser: Browser,
  visit: Visit,
  work: (open: OpenPage) => Promise<T>,
): Promise<T> {
  const open = await openPage(browser, visit);
  try {
    return await work(open);
  } finally {
    await open.close();
  }
}

/** Opens the screen, prepares it, rests on the control, and waits until the page does nothing. */
async function getReady({ page }: OpenPage, origin: string, action: Action): Promise<void> {
  await page.goto(`${origin}${action.at}`, { waitUntil: 'networkidle' });
  await action.prepare?.(page);
  if (typeof action.press === 'function') await action.press(page).hover();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(quietMs);
  await page.evaluate(watchAction);
  await page.evaluate(([selector, text]) => globalThis.benchWatch?.('shown', selector, text), [
    action.shown,
    action.text,
  ] as const);
}

/** Runs in the page. */
function watchAction() {
  const seen: typeof globalThis.benchAction = { durations: [], shift: 0 };
  globalThis.benchAction = seen;
  // All of 16 ms and more, not only those of 104 ms.
  const events = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('interactionId' in entry && entry.interactionId) seen.durations.push(entry.duration);
    }
  }).observe(events);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('value' in entry && 'hadRecentInput' in entry) || entry.hadRecentInput) continue;
      seen.shift += Number(entry.value);
    }
  }).observe({ type: 'layout-shift' });
  for (const input of ['pointerdown', 'keydown', 'popstate']) {
    addEventListener(input, () => performance.mark('press'), { capture: true, once: true });
  }
}

/** Runs in the page. */
function readAction() {
  return {
    inpMs: Math.max(0, ...globalThis.benchAction.durations),
    shownMs: performance.measure('action', 'press', 'shown').duration,
    shift: globalThis.benchAction.shift,
  };
}

async function act({ page, painted }: OpenPage, { press }: Action): Promise<void> {
  if (press === 'Back') {
    await page.evaluate(() => {
      history.back();
    });
  } else if (typeof press === 'string') {
    await page.keyboard.press(press);
  } else {
    // The pointer rests on the control already.
    await page.mouse.down();
    await page.mouse.up();
  }
  await painted.until('shown');
}

/** Records the browser's trace while something happens. */
async function traceDuring(
  devtools: CDPSession,
  happen: () => Promise<void>,
): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => {
    const objects: readonly object[] = value;
    events.push(...objects.filter(isTraceEvent));
  });
  await devtools.send('Tracing.start', { traceConfig: { includedCategories: categories } });
  await happen();
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await complete;
  return events;
}
