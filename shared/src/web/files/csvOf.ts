import { csvText } from '../../basics/csvText.ts';
import type { CsvValue } from '../../basics/csvWriter.ts';

/**
 * A table as a CSV file to download.
 *
 * @throws Error when the library cannot be loaded
 */
export async function csvOf(
  headings: readonly string[],
  rows: readonly (readonly CsvValue[])[],
): Promise<Blob> {
  return new Blob([await csvText(headings, rows)], { type: 'text/csv;charset=utf-8' });
}
