import fc from 'fast-check';
import { Int32List, Uint8List } from './NumberLists.ts';

/** Lengths around the boundaries of chunks. */
const lengths = fc.oneof(
  fc.integer({ min: 0, max: 200 }),
  fc.integer({ min: 65_530, max: 65_540 }),
  fc.integer({ min: 131_070, max: 131_080 }),
);

describe('Int32List', () => {
  it('keeps the numbers in order, however many', () => {
    fc.assert(
      fc.property(lengths, (length) => {
        const list = new Int32List();
        for (let index = 0; index < length; index++) list.push(index - 70_000);
        expect(list).toHaveLength(length);
        expect(list.at(length - 1)).toBe(length === 0 ? 0 : length - 70_001);
        const expected = Int32Array.from({ length }, (_, index) => index - 70_000);
        expect(Buffer.from(list.finish().buffer).equals(Buffer.from(expected.buffer))).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it('removes its last numbers and continues from there', () => {
    fc.assert(
      fc.property(lengths, fc.integer({ min: 0, max: 100 }), (length, popped) => {
        const list = new Int32List();
        for (let index = 0; index < length; index++) list.push(index);
        for (let count = 0; count < popped; count++) list.pop();
        const left = Math.max(0, length - popped);
        expect(list).toHaveLength(left);
        list.push(-7);
        expect(list.at(left)).toBe(-7);
        expect(list.finish().at(-2)).toBe(left === 0 ? undefined : left - 1);
      }),
      { numRuns: 40 },
    );
  });
});

describe('Uint8List', () => {
  it('keeps the numbers in order, however many', () => {
    fc.assert(
      fc.property(lengths, (length) => {
        const list = new Uint8List();
        for (let index = 0; index < length; index++) list.push(index & 255);
        const expected = Uint8Array.from({ length }, (_, index) => index & 255);
        expect(Buffer.from(list.finish().buffer).equals(Buffer.from(expected.buffer))).toBe(true);
      }),
      { numRuns: 40 },
    );
  });
});
