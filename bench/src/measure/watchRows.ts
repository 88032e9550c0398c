import type { Page } from 'playwright';

/** Selector of the table's row headings: one with text in it is the first row. */
export const rowSelector = 'main [role="rowheader"]';
/** Selector of the same in the screen itself: rows of a preview cannot be used yet. */
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
