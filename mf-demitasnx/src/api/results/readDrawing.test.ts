import fc from 'fast-check';
import { buildScene } from '../../domain/drawing/buildScene.ts';
import { aDrawing } from '../../testing/aDrawing.ts';
import { readDrawing } from './readDrawing.ts';

// bench/src/emi-view tests it against the server's writer.

const plane = { net: 0, rings: [[1, 1, 39, 1, 39, 29, 1, 29]] };
const whole = () =>
  aDrawing({
    shapes: [{ polygons: [{ isNegative: false, rings: [[0, 0, 5, 0, 5, 5]] }] }],
    layers: [
      {
        name: 'top',
        areas: [plane],
        lines: [{ xy: [1, 1, 2, 2], width: 0.2 }],
        pads: [{ xy: [5, 5], shape: 0 }],
      },
    ],
    holes: [{ xy: [3, 3], net: 1 }],
  });

/** Replaces text in a drawing's header. The length must not change, since the arrays follow it. */
function withHeader(change: (text: string) => string): ArrayBuffer {
  const bytes = new Uint8Array(whole());
  const length = new DataView(bytes.buffer).getUint32(8, true);
  const text = change(new TextDecoder().decode(bytes.subarray(12, 12 + length)).trimEnd());
  if (text.length > length) throw new Error('the replacement makes the header longer');
  bytes.set(new TextEncoder().encode(text.padEnd(length)), 12);
  return bytes.buffer;
}

describe('readDrawing', () => {
  it('rejects other data and truncated drawings', () => {
    expect(() => readDrawing(new ArrayBuffer(4))).toThrow(RangeError);
    expect(() => readDrawing(new TextEncoder().encode('<!doctype html>').buffer)).toThrow(
      RangeError,
    );
    expect(() => readDrawing(whole().slice(0, whole().byteLength - 8))).toThrow(RangeError);
  });

  it('returns null for drawings of an earlier release', () => {
    expect(readDrawing(new TextEncoder().encode('EMID0002{}     ').buffer)).toBeNull();
  });

  it.each([
    ['more pieces than it has', (text: string) => text.replace('"count":1', '"count":9')],
    ['no layers', (text: string) => text.replace('"layers"', '"lavers"')],
    ['no JSON', (text: string) => text.slice(1)],
  ])('rejects a header that says %s', (_what, change) => {
    expect(() => readDrawing(withHeader(change))).toThrow();
  });

  it('rejects rings outside their points', () => {
    const bytes = new Uint8Array(whole());
    const view = new DataView(bytes.buffer);
    const start = 12 + view.getUint32(8, true);
    // The starts of the outline's rings come first: 0 and 4.
    view.setInt32(start + 4, 40_000, true);
    expect(() => readDrawing(bytes.buffer)).toThrow('inconsistent');
  });

  it('rejects damaged bytes or returns a drawable board, and always terminates', () => {
    const length = whole().byteLength;
    const change = fc.tuple(fc.nat({ max: length - 1 }), fc.nat({ max: 255 }));
    fc.assert(
      fc.property(
        fc.array(change, { minLength: 1, maxLength: 6 }),
        fc.nat({ max: length }),
        (changes, end) => {
          const bytes = new Uint8Array(whole().slice(0, end));
          for (const [at, value] of changes) bytes[at] = value;
          let drawing;
          try {
            drawing = readDrawing(bytes.buffer);
          } catch (error) {
            expect(error).toBeInstanceOf(Error);
            return;
          }
          if (!drawing) return;
          const work = buildScene(drawing);
          let steps = 0;
          for (; !work.next().done; steps++) expect(steps).toBeLessThan(100);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
