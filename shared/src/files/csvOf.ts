export type CsvValue = string | number;

/** Without it Excel reads UTF-8 as the machine's old code page and spoils Japanese. */
const byteOrderMark = '\uFEFF';

/**
 * First characters that make a spreadsheet run a cell as a formula, full-width ones included.
 * Source: OWASP, CSV Injection. Negative amounts are safe as numbers.
 */
const formula = /^\s*[=+\-@\t\r\n＝＋－＠]/u;

/**
 * A CSV file for spreadsheets (RFC 4180, UTF-8 with byte order mark). Texts that look like a
 * formula get a leading apostrophe. Its library is fetched with the first call.
 *
 * @throws Error when the library cannot be fetched
 */
export async function csvOf(
  headings: readonly string[],
  rows: readonly (readonly CsvValue[])[],
): Promise<Blob> {
  const { default: papa } = await import('papaparse');
  const text = papa.unparse(
    { fields: [...headings], data: rows.map((row) => [...row]) },
    { escapeFormulae: formula, newline: '\r\n' },
  );
  return new Blob([byteOrderMark, text], { type: 'text/csv;charset=utf-8' });
}
