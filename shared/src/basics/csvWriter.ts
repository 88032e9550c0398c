/** A cell of a CSV file; null is an empty one. */
export type CsvValue = string | number | null;

/** Without it Excel reads UTF-8 as the machine's old code page and spoils Japanese. */
const byteOrderMark = '\uFEFF';
const lineEnd = '\r\n';

/**
 * What makes a spreadsheet run a cell as a formula: one of four signs, also in their wide, small and
 * typographic forms, behind any spaces, tabs, line breaks and invisible characters; or a tab or line
 * break itself. Source: OWASP, CSV Injection.
 */
const formula = /^[\s\p{Cc}\p{Cf}]*(?:[\t\r\n]|[=+\-@＝＋－＠﹦﹢﹣﹫−])/u;

/** Writes a CSV file in pieces: its beginning, then rows, any number at a time. */
export interface CsvWriter {
  begin(headings: readonly string[]): string;
  /** The rows' lines, which go behind what was written before. */
  rows(rows: readonly (readonly CsvValue[])[]): string;
}

/**
 * The one writer of CSV files for spreadsheets that the portal makes (RFC 4180, with a byte order
 * mark). Texts that look like a formula get a leading apostrophe; numbers are safe as they are,
 * negative ones too. Its library is loaded with the first call.
 *
 * @throws Error when the library cannot be fetched
 */
export async function csvWriter(): Promise<CsvWriter> {
  const { default: papa } = await import('papaparse');
  const lines = (rows: readonly (readonly CsvValue[])[]) =>
    papa.unparse(
      rows.map((row) => [...row]),
      { escapeFormulae: formula, newline: lineEnd },
    );
  return {
    begin: (headings) => byteOrderMark + lines([headings]),
    rows: (rows) => (rows.length > 0 ? lineEnd + lines(rows) : ''),
  };
}
