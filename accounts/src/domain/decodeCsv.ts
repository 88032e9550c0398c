/**
 * The text of a CSV file: UTF-8, otherwise Shift_JIS, which Excel writes in Japan.
 */
export function decodeCsv(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('shift_jis').decode(bytes);
  }
}
