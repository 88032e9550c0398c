export type CsvValue = string | number;

/** Without it Excel reads UTF-8 as the machine's old code page and spoils Japanese. */
const byteOrderMark = '\uFEFF';

/**
 * What makes a spreadsheet run a cell as a formula: one of four signs, also in their wide, small and
 * typographic forms, behind any spaces, tabs, line breaks and invisible characters; or a tab or line
 * break itself. Source: OWASP, CSV Injection.
 */
const formula = /^[\s\p{Cc}\p{Cf}]*(?:[\t\r\n]|[=+\-@＝＋－＠﹦﹢﹣﹫−])/u;

/**
 * The text of a CSV file for spreadsheets (RFC 4180, with a byte order mark), for every file of that
 * kind that the portal makes. Texts that look like a formula get a leading apostrophe; numbers are
 * safe as they are, negative ones too. Its library is loaded with the first call.
 *
 * @throws Error when the library cannot be fetched
 */
export async function csvText(
  headings: readonly string[],
  rows: readonly (readonly CsvValue[])[],
): Promise<string> {
  const { default: papa } = await import('papaparse');
  const text = papa.unparse(
    { fields: [...headings], data: rows.map((row) => [...row]) },
    { escapeFormulae: formula, newline: '\r\n' },
  );
  return byteOrderMark + text;
}
