import { type FindingRow } from './rows/FindingRow.ts';

/** `findings.json`: an array with one finding a line, the worst first. */
export function writeFindingsJson(rows: readonly FindingRow[]): string {
  return rows.length === 0
    ? '[]\n'
    : `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;
}
