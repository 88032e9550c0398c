/** The texts of a table's cells, row by row, headings first. */
export function tableRows(table: HTMLElement): readonly (readonly string[])[] {
  const rows = [...table.querySelectorAll('tr')];
  return rows.map((row) => [...row.children].map((cell) => cell.textContent));
}
