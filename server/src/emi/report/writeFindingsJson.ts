import { type Report } from './Report.ts';
import { findingRows } from './rows/findingRows.ts';

/** `findings.json`: an array with one finding a line, the worst first; in pieces. */
export function* writeFindingsJson(report: Report): Generator<string, void> {
  let isFirst = true;
  for (const rows of findingRows(report)) {
    yield `${isFirst ? '[\n' : ',\n'}${rows.map((row) => JSON.stringify(row)).join(',\n')}`;
    isFirst = false;
  }
  yield isFirst ? '[]\n' : '\n]\n';
}
