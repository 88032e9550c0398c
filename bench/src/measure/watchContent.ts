import type { Page } from 'playwright';

/** Selector of the table's row headings: one with text in it is the first row. */
export const rowSelector = 'main :is([role="rowheader"], th[scope="row"])';

/** Selector of the same in the screen itself: what stands in a preview cannot be used yet. */
export function usable(selector: string): string {
  return `${selector}:not([inert] *)`;
}

/**
 * Has every page tell when its content can be read (`row`) and when it can be used (`usable`).
 *
 * @param content Selector of elements of which one has text in it as soon as the content is there.
 */
export async function watchContent(
  page: Pick<Page, 'addInitScript'>,
  content = rowSelector,
): Promise<void> {
  await page.addInitScript(
    (selectors) => {
      for (const [name, selector] of Object.entries(selectors)) {
        globalThis.benchWatch?.(name, selector);
      }
    },
    { row: content, usable: usable(content) },
  );
}
