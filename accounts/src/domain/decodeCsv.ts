/**
 * The text of a CSV file: UTF-16 when its byte order mark says so, as in the “Unicode text” of Excel;
 * else UTF-8, otherwise Shift_JIS, which Excel writes in Japan.
 */
export function decodeCsv(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('shift_jis').decode(bytes);
  }
}
