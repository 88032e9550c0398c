/**
 * A UUID of version 7 (RFC 9562): ids sort by the time they were made.
 * @param random 16 random bytes; they are overwritten where time and version stand.
 */
export function uuidOfTime(at: Date, random: Uint8Array): string {
  const time = at.getTime().toString(16).padStart(12, '0');
  const bytes = Array.from(random, (byte, index) => {
    if (index < 6) return Number.parseInt(time.slice(index * 2, index * 2 + 2), 16);
    if (index === 6) return (byte & 0x0f) | 0x70;
    return index === 8 ? (byte & 0x3f) | 0x80 : byte;
  });
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [8, 12, 16, 20, 32]
    .map((end, index, ends) => hex.slice(ends[index - 1] ?? 0, end))
    .join('-');
}
