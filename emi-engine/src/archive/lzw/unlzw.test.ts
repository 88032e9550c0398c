import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { compressLzw } from '../../boards/compressLzw.ts';
import { unlzw } from './unlzw.ts';

const widths = fc.integer({ min: 10, max: 16 });
const clearing = fc.option(fc.integer({ min: 2, max: 3000 }), { nil: undefined });
const text = fc
  .array(fc.constantFrom('OS 1.25 -3\n', 'L 0 0 1 1 2 P 0\n', 'x', 'FID C 1 22\r\n'), {
    maxLength: 4000,
  })
  .map((lines) => Buffer.from(lines.join('')));
const noise = fc.uint8Array({ maxLength: 6000 }).map((bytes) => Buffer.from(bytes));
const content = fc.oneof(text, noise);

function options(maxWidth: number, clearEvery: number | undefined) {
  return clearEvery === undefined ? { maxWidth } : { maxWidth, clearEvery };
}

describe('unlzw', () => {
  it('unpacks what compressLzw packs, at any code width and with any table resets', () => {
    fc.assert(
      fc.property(content, widths, clearing, (bytes, width, clear) => {
        const packed = compressLzw(bytes, options(width, clear));
        expect(unlzw(packed, 'f', 1 << 20).equals(bytes)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('agrees with gzip on the output of compressLzw', () => {
    // Without gzip (Windows) this is skipped. It shows that packer and unpacker do not share an
    // error.
    if (spawnSync('gzip', ['--version']).status !== 0) return;
    fc.assert(
      fc.property(content, widths, clearing, (bytes, width, clear) => {
        const input = compressLzw(bytes, options(width, clear));
        const { stdout } = spawnSync('gzip', ['-dc'], { input, maxBuffer: 1 << 20 });
        expect(stdout.equals(unlzw(input, 'f', 1 << 20))).toBe(true);
      }),
      { numRuns: 10 },
    );
  });

  it('throws only its own error on damaged bytes', () => {
    fc.assert(
      fc.property(noise, fc.integer({ min: 9, max: 16 }), (bytes, width) => {
        const packed = Buffer.concat([Buffer.from([0x1f, 0x9d, 0x80 | width]), bytes]);
        try {
          expect(unlzw(packed, 'f', 100_000).length).toBeLessThanOrEqual(100_000);
        } catch (error) {
          expect(error).toMatchObject({
            problem: { code: expect.stringMatching(/^lzw-damaged$|^archive-file-size$/) },
          });
        }
      }),
    );
  });
});
