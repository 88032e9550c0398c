import type { Browser } from 'playwright';
import { openPage, type Visit } from '../measure/openPage.ts';
import { settle } from '../measure/settle.ts';
import { watchContent } from '../measure/watchContent.ts';

/** Figures of scrolling once through a whole list. */
export interface ScrollSample {
  readonly rows: number;
  readonly frames: number;
  /** Frames that the screen would have had time for and that were not drawn. */
  readonly dropped: number;
  readonly longestMs: number;
  /** Frames in which there was no row in the middle of the window. */
  readonly empty: number;
}

/** Pixels scrolled in each frame: 200 rows of 48 pixels in a second. */
const step = 160;

/** Scrolls from the first row to the last, as steadily as the browser draws. */
export async function measureScroll(
  browser: Browser,
  url: string,
  visit: Visit,
): Promise<ScrollSample> {
  const { page, painted, requests, close } = await openPage(browser, visit);
  try {
    await watchContent(page);
    await page.goto(url, { waitUntil: 'commit' });
    await painted.until('usable');
    await settle({ page, requests });
    return await page.evaluate(scrollThrough, step);
  } finally {
    await close();
  }
}

/** Scrolls inside the page, where this function is sent and runs. */
async function scrollThrough(pixels: number): Promise<ScrollSample> {
  const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const isEmpty = () =>
    document
      .elementFromPoint(window.innerWidth / 2, window.innerHeight / 2)
      ?.closest('[role="row"]') === null;
  const table = document.querySelector('main [role="table"]');
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
  let empty = 0;
  const end = () => document.documentElement.scrollHeight - window.innerHeight - 1;
  // Above and below the rows there is something else in the middle.
  window.scrollTo(0, window.innerHeight);
  last = await nextFrame();
  while (window.scrollY < end() - window.innerHeight) {
    window.scrollBy({ top: pixels, behavior: 'instant' });
    const now = await nextFrame();
    took.push(now - last);
    last = now;
    if (isEmpty()) empty += 1;
  }
  return {
    rows: Number(table?.getAttribute('aria-rowcount') ?? 1) - 1,
    frames: took.length,
    dropped: took.reduce((sum, ms) => sum + Math.max(0, Math.round(ms / frameMs) - 1), 0),
    longestMs: Math.max(...took),
    empty,
  };
}
