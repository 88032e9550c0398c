/** What each cell of a table says, row by row, with the headings first. */
export function tableRows(table: HTMLElement): readonly (readonly string[])[] {
  const rows = [...table.querySelectorAll('tr')];
  return rows.map((row) => [...row.children].map((cell) => cell.textContent));
}
