import { uuidOfTime } from './uuidOfTime.ts';

describe('uuidOfTime', () => {
  it('writes time, version and variant where RFC 9562 has them, and random bits elsewhere', () => {
    // 2026-11-22T00:00:00Z is 1795305600000 ms, which is 01a2008d7400 in hexadecimal.
    const at = new Date('2026-11-22T00:00:00Z');
    expect(uuidOfTime(at, new Uint8Array(16).fill(0xff))).toBe(
      '01a2008d-7400-7fff-bfff-ffffffffffff',
    );
    expect(uuidOfTime(at, new Uint8Array(16))).toBe('01a2008d-7400-7000-8000-000000000000');
  });

  it('gives ids that sort by time', () => {
    const idAt = (ms: number) => uuidOfTime(new Date(ms), new Uint8Array(16));
    const times = [0, 1, 255, 256, 65_536, 1_795_305_600_000, 1_795_305_600_001];
    expect(times.map(idAt).sort()).toEqual(times.map(idAt));
  });
});
