import type { Browser, Page } from 'playwright';
import { openPage, type OpenPage, type Visit } from './openPage.ts';
import { settle } from './settle.ts';
import { usable, watchContent } from './watchContent.ts';

/** Milliseconds from the click until the first row of the other screen stands on the display. */
export interface NavigationSample {
  readonly thereMs: number;
  readonly backMs: number;
}

type List = '/license' | '/orders';

export interface NavigationCourse {
  /** Address to begin at, with a table. */
  readonly url: string;
  /** Menu entries' paths, of two lists. */
  readonly there: List;
  readonly back: List;
  /** Whether the pointer rests on the entry for a moment before the click. */
  readonly isHovered: boolean;
}

/** Keeps pages from fetching screens ahead, so that the first click is a cold one. */
function saveData() {
  const connection = { saveData: true, effectiveType: '3g', addEventListener: () => undefined };
  Object.defineProperty(Navigator.prototype, 'connection', { get: () => connection });
}

const entry = (path: string) => `nav a[href="${path}"]`;
const linkInRow = (start: string) => usable(`main :is([role="row"], tr) a[href^="${start}"]`);

/** What tells a list's rows from those of the other: the pages that their links lead to. */
const rowsOf: Readonly<Record<List, string>> = {
  '/license': linkInRow('/license/'),
  '/orders': linkInRow('/order/'),
};

/** Measures the way from one list to the other and back. */
export async function measureNavigation(
  browser: Browser,
  course: NavigationCourse,
  visit: Visit,
): Promise<NavigationSample> {
  const open = await openPage(browser, visit);
  const { page, painted } = open;
  try {
    await page.addInitScript(saveData);
    await watchContent(page);
    await page.goto(course.url, { waitUntil: 'commit' });
    await painted.until('usable');
    await settle(open);
    if (course.isHovered) {
      await page.hover(entry(course.there));
      await settle(open);
    }
    const thereMs = await clickAndWait(open, 'there', entry(course.there), rowsOf[course.there]);
    const backMs = await clickAndWait(open, 'back', entry(course.back), rowsOf[course.back]);
    return { thereMs, backMs };
  } finally {
    await open.close();
  }
}

/** Clicks as a keyboard does, without a pointer that comes near before. */
export async function clickAndWait(
  { page, painted }: Pick<OpenPage, 'page' | 'painted'>,
  name: string,
  control: string,
  awaited: string,
  text?: string,
): Promise<number> {
  await page.locator(control).first().waitFor({ state: 'attached' });
  await page.evaluate(click, { name, control, awaited, ...(text === undefined ? {} : { text }) });
  await painted.until(name);
  return await elapsed(page, name);
}

function click(step: { name: string; control: string; awaited: string; text?: string }) {
  const control = document.querySelector<HTMLElement>(step.control);
  performance.mark(`${step.name} begins`);
  control?.click();
  globalThis.benchWatch?.(step.name, step.awaited, step.text);
}

async function elapsed(page: Page, name: string): Promise<number> {
  return await page.evaluate(
    (mark) => performance.measure(mark, `${mark} begins`, mark).duration,
    name,
  );
}
