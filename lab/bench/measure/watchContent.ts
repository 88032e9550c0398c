import type { Page } from 'playwright';

/** Selector of the table's row headings; a non-empty one means the first row. */
export const rowSelector = 'main :is([role="rowheader"], th[scope="row"])';

/** Selector of the same outside previews, which are not usable yet. */
function usable(selector: string): string {
  return `${selector}:not([inert] *)`;
}

/** Makes every page report when its table is readable (`row`) and usable (`usable`). */
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
