import { type Report } from './Report.ts';
import { findingRows } from './rows/findingRows.ts';

/** `findings.json`: an array with one finding a line, the worst first; in pieces. */
export function* writeFindingsJson(report: Report): Generator<string, void> {
  let isFirst = true;
  for (const rows of findingRows(report)) {
    yield `${isFirst ? '[\n' : ',\n'}${rows.map((row) => escaped(JSON.stringify(row))).join(',\n')}`;
    isFirst = false;
  }
  yield isFirst ? '[]\n' : '\n]\n';
}

/** What JSON may have as it is, and a terminal that shows it would obey. */
function escaped(json: string): string {
  return json.replaceAll(
    /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
