import { readTextFile } from './readTextFile.ts';

const read = (...bytes: readonly number[]) => readTextFile(new Blob([Uint8Array.from(bytes)]));

describe('readTextFile', () => {
  it('reads UTF-8, with or without a byte order mark', async () => {
    expect(await read(0xe5, 0xb1, 0xb1, 0x2c, 0x61)).toBe('山,a');
    expect(await read(0xef, 0xbb, 0xbf, 0xe5, 0xb1, 0xb1)).toBe('山');
  });

  it('reads UTF-16, which Excel calls Unicode text', async () => {
    expect(await read(0xff, 0xfe, 0x71, 0x5c, 0x09, 0x00, 0x61, 0x00)).toBe('山\ta');
    expect(await read(0xfe, 0xff, 0x5c, 0x71, 0x00, 0x09, 0x00, 0x61)).toBe('山\ta');
  });

  it('reads Shift_JIS, which Excel writes in Japan', async () => {
    expect(await read(0x8e, 0x52, 0x2c, 0x61)).toBe('山,a');
  });
});
