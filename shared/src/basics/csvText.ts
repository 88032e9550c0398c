import { csvWriter, type CsvValue } from './csvWriter.ts';

/**
 * The text of a whole CSV file, as `csvWriter` writes it.
 *
 * @throws Error when the library cannot be fetched
 */
export async function csvText(
  headings: readonly string[],
  rows: readonly (readonly CsvValue[])[],
): Promise<string> {
  const writer = await csvWriter();
  return writer.begin(headings) + writer.rows(rows);
}
