import type { Browser } from 'playwright';
import { openPage, type Visit } from '../../measure/openPage.ts';
import { settle } from '../../measure/settle.ts';
import { peoplesHours } from './peoplesHours.ts';

/** How the chart of people's hours appears and scrolls. */
export interface DrawingSample {
  /** Milliseconds from the arrival of the data to the frame with the bars in sight. */
  readonly drawnMs: number;
  /** Milliseconds of the main thread's work, from the choice of the tab on. */
  readonly workMs: number;
  readonly frames: number;
  /** Frames of the scrolling that the browser would have had time for and that were not drawn. */
  readonly dropped: number;
  readonly longestMs: number;
}

const people = 2_000;
const path = '/api/log/user';
/** Two bars for each of the first 20 people, more than are in sight. */
const firstBars = 40;
const barSelector = 'main svg path[role="presentation"]';
/** Pixels in each frame: 60 rows of 50 pixels in a second. */
const step = 50;
const scrolledFrames = 180;

/**
 * Opens the usage log, changes to the tab of people, whose answer is that of a large team, and scrolls
 * through its bars.
 */
export async function measureDrawing(
  browser: Browser,
  url: string,
  visit: Visit,
): Promise<DrawingSample> {
  const { page, devtools, requests, close } = await openPage(browser, visit);
  try {
    await page.route(`**${path}*`, (route) => route.fulfill({ json: peoplesHours(people) }));
    await page.goto(`${url}/log?tab=license`);
    const tab = page.getByRole('tab', { name: 'User', exact: true });
    await tab.waitFor();
    await settle({ page, requests });
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    const work = async () => {
      const { metrics } = await devtools.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
    };
    const before = await work();
    const drawn = page.evaluate(untilDrawn, { path, barSelector, firstBars });
    await tab.click();
    const drawnMs = await drawn;
    const workMs = (await work()) - before;
    await settle({ page, requests });
    const scrolled = await page.evaluate(scrollBars, { barSelector, step, scrolledFrames });
    return { drawnMs, workMs, ...scrolled };
  } finally {
    await close();
  }
}

interface Awaited {
  readonly path: string;
  readonly barSelector: string;
  readonly firstBars: number;
}

/** Runs in the page. */
async function untilDrawn({ path: asked, barSelector: bars, firstBars: count }: Awaited) {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (;;) {
    await nextFrame();
    const answer = performance
      .getEntriesByType('resource')
      .find(({ name }) => new URL(name).pathname === asked);
    if (!(answer instanceof PerformanceResourceTiming)) continue;
    if (document.querySelectorAll(bars).length < count) continue;
    // The bars are in the page; the next frame begins when they have been painted.
    await nextFrame();
    return performance.now() - answer.responseEnd;
  }
}

interface Scrolling {
  readonly barSelector: string;
  readonly step: number;
  readonly scrolledFrames: number;
}

/** Runs in the page. */
async function scrollBars({ barSelector: bars, step: pixels, scrolledFrames: count }: Scrolling) {
  const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const scrollerOf = (element: Element | null): Element => {
    if (element === null) throw new Error('the bars do not scroll');
    const scrolls = ['auto', 'scroll'].includes(getComputedStyle(element).overflowY);
    return scrolls ? element : scrollerOf(element.parentElement);
  };
  const scroller = scrollerOf(document.querySelector(bars));
  // How often this browser draws when nothing happens.
  const idle: number[] = [];
  let last = await nextFrame();
  for (let frame = 0; frame < 60; frame += 1) {
    const now = await nextFrame();
    idle.push(now - last);
    last = now;
  }
  const frameMs = idle.sort((a, b) => a - b)[30] ?? 0;
  const took: number[] = [];
  for (let frame = 0; frame < count; frame += 1) {
    scroller.scrollTop += pixels;
    const now = await nextFrame();
    took.push(now - last);
    last = now;
  }
  return {
    frames: took.length,
    dropped: took.reduce((sum, ms) => sum + Math.max(0, Math.round(ms / frameMs) - 1), 0),
    longestMs: Math.max(...took),
  };
}
