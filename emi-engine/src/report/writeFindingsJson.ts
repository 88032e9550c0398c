import { type Report } from './Report.ts';
import { findingRows } from './rows/findingRows.ts';

/** `findings.json`: an array with one finding per line, the worst first; in pieces. */
export function* writeFindingsJson(report: Report): Generator<string, void> {
  let isFirst = true;
  for (const rows of findingRows(report)) {
    yield `${isFirst ? '[\n' : ',\n'}${rows.map((row) => escaped(JSON.stringify(row))).join(',\n')}`;
    isFirst = false;
  }
  yield isFirst ? '[]\n' : '\n]\n';
}

/** Escapes characters that JSON allows but terminals interpret. */
function escaped(json: string): string {
  return json.replaceAll(
    /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
