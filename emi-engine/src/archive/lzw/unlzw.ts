import { EmiError } from '../../problems/EmiError.ts';
import { LzwOutput } from './LzwOutput.ts';

const clearCode = 256;

/** Whether bytes begin with the signature of the Unix program `compress`. */
export function isLzw(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x9d;
}

/**
 * Unpacks a `.Z` file of the Unix program `compress`: LZW with codes of 9 to 16 bits, lowest bit
 * first. Node's zlib has no decoder for it. The format follows `unlzw.c` of gzip: codes come in
 * groups of eight, and when their width changes, the rest of the group is padding.
 *
 * @param file path for messages
 * @param limit most bytes of output
 * @throws EmiError `lzw-damaged`, `archive-file-size`
 */
export function unlzw(bytes: Uint8Array, file: string, limit: number): Buffer {
  const damaged = (byte: number) => new EmiError({ code: 'lzw-damaged', file, values: { byte } });
  const flags = bytes[2] ?? 0;
  const maxWidth = flags & 0x1f;
  if (!isLzw(bytes) || maxWidth < 9 || maxWidth > 16) throw damaged(0);
  // Without block mode, code 256 is an ordinary code and the table is never cleared.
  const hasClear = (flags & 0x80) !== 0;
  const prefix = new Uint16Array(1 << maxWidth);
  const suffix = new Uint8Array(1 << maxWidth);
  const output = new LzwOutput(file, limit, bytes.length);
  let width = 9;
  let free = hasClear ? 257 : 256;
  let groupStart = 3;
  let bit = 0;
  let previous = -1;
  let first = 0;
  const changeWidth = (next: number) => {
    groupStart += Math.ceil(bit / (width * 8)) * width;
    bit = 0;
    width = next;
  };

  for (;;) {
    if (free > (1 << width) - 1 && width < maxWidth) changeWidth(width + 1);
    const at = groupStart + (bit >> 3);
    if (at * 8 + (bit & 7) + width > bytes.length * 8) return output.finish();
    const three = (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16);
    const code = (three >> (bit & 7)) & ((1 << width) - 1);
    bit += width;
    if (previous < 0) {
      if (code > 255) throw damaged(at);
      output.writeByte(code);
      first = code;
      previous = code;
      continue;
    }
    if (code === clearCode && hasClear) {
      changeWidth(9);
      // `compress` also counts this unused table entry.
      free = 256;
      continue;
    }
    if (code > free) throw damaged(at);
    first = output.writeString(code < free ? code : previous, prefix, suffix);
    if (code === free) output.writeByte(first);
    if (free < 1 << maxWidth) {
      prefix[free] = previous;
      suffix[free] = first;
      free += 1;
    }
    previous = code;
  }
}
