import type { Page } from 'playwright';

/** Selector of the table's row headings: one with text in it is the first row. */
export const rowSelector = 'main :is([role="rowheader"], th[scope="row"])';

/** Selector of the same in the screen itself: what stands in a preview cannot be used yet. */
function usable(selector: string): string {
  return `${selector}:not([inert] *)`;
}

/** Has every page tell when its table can be read (`row`) and when it can be used (`usable`). */
export async function watchContent(page: Pick<Page, 'addInitScript'>): Promise<void> {
  await page.addInitScript(
    (selectors) => {
      for (const [name, selector] of Object.entries(selectors)) {
        globalThis.benchWatch?.(name, selector);
      }
    },
    { row: rowSelector, usable: usable(rowSelector) },
  );
}
