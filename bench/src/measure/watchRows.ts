import type { Page } from 'playwright';

/** An element that matches, with text in it, is the first row of the table. */
export const rowSelector = 'main [role="rowheader"]';
/** The same of the screen itself: a preview shows rows that answer to nothing yet. */
const usableRowSelector = `${rowSelector}:not([inert] *)`;

/** Has every page tell when its first row can be read (`row`) and when it can be used (`usable`). */
export async function watchRows(page: Pick<Page, 'addInitScript'>): Promise<void> {
  await page.addInitScript(
    (selectors) => {
      for (const [name, selector] of Object.entries(selectors)) {
        globalThis.benchWatch?.(name, selector);
      }
    },
    { row: rowSelector, usable: usableRowSelector },
  );
}
