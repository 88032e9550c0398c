/**
 * The rows of a table in the page's preview, in order; empty without a preview or such a table.
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
 * Whether the table's first rows have the same text as those of the preview. They differ if the
 * reader has other columns or another order than the server knows.
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
