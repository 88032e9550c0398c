/**
 * The rows of a table in the preview that stands on the page, in their order; none where there is no
 * preview, or no such table in it.
 *
 * @param label Accessible name of the table.
 */
export function previewRows(label: string): readonly Element[] {
  if (typeof document === 'undefined') return [];
  const tables = document.querySelectorAll('[data-preview-place] [role="table"]');
  const table = [...tables].find((one) => one.getAttribute('aria-label') === label);
  return table ? rowsIn(table.querySelector(':scope > [role="rowgroup"]:last-child')) : [];
}

/**
 * Whether rows of the preview say what the table's own say, which have come in the place of the first
 * of them. They do not when the reader has other columns or another order than the server knows of.
 */
export function saysTheSame(body: Element, preview: readonly Element[]): boolean {
  return rowsIn(body).every((row, index) => {
    const former = preview[index];
    return (
      former?.textContent === row.textContent && former.childElementCount === row.childElementCount
    );
  });
}

function rowsIn(body: Element | null): readonly Element[] {
  return [...(body?.querySelectorAll(':scope > [data-index]') ?? [])];
}
