import { decodeCsv } from './decodeCsv.ts';

function bytesOf(...bytes: readonly number[]): ArrayBuffer {
  return Uint8Array.from(bytes).buffer;
}

describe('decodeCsv', () => {
  it('reads UTF-8', () => {
    expect(decodeCsv(bytesOf(0xe5, 0xb1, 0xb1, 0x2c, 0x61))).toBe('山,a');
  });

  it('reads UTF-16, which Excel calls Unicode text', () => {
    expect(decodeCsv(bytesOf(0xff, 0xfe, 0x71, 0x5c, 0x09, 0x00, 0x61, 0x00))).toBe('山\ta');
    expect(decodeCsv(bytesOf(0xfe, 0xff, 0x5c, 0x71, 0x00, 0x09, 0x00, 0x61))).toBe('山\ta');
  });

  it('reads Shift_JIS, which Excel writes in Japan', () => {
    expect(decodeCsv(bytesOf(0x8e, 0x52, 0x2c, 0x61))).toBe('山,a');
  });
});
