/** Stand-in for `TextEncoder`: text to UTF-8, a lone surrogate to U+FFFD. */
export class PlainTextEncoder {
  readonly encoding = 'utf-8';

  encode(text = ''): Uint8Array {
    const bytes: number[] = [];
    for (const character of text) bytes.push(...utf8Of(character.codePointAt(0) ?? 0));
    return Uint8Array.from(bytes);
  }
}

function utf8Of(point: number): readonly number[] {
  if (point >= 0xd800 && point <= 0xdfff) return utf8Of(0xfffd);
  if (point < 0x80) return [point];
  if (point < 0x800) return [0xc0 | (point >> 6), tail(point)];
  if (point < 0x10000) return [0xe0 | (point >> 12), tail(point >> 6), tail(point)];
  return [0xf0 | (point >> 18), tail(point >> 12), tail(point >> 6), tail(point)];
}

function tail(bits: number): number {
  return 0x80 | (bits & 0x3f);
}
