import { aDrawing } from '../../testing/aDrawing.ts';
import { readDrawing } from './readDrawing.ts';

const plane = { net: 0, rings: [[1, 1, 39, 1, 39, 29, 1, 29]] };

describe('readDrawing', () => {
  it('refuses what is no drawing, and one that is cut off', () => {
    expect(() => readDrawing(new ArrayBuffer(4))).toThrow(RangeError);
    expect(() => readDrawing(new TextEncoder().encode('<!doctype html>').buffer)).toThrow(
      RangeError,
    );
    const whole = aDrawing({ layers: [{ name: 'top', areas: [plane] }] });
    expect(() => readDrawing(whole.slice(0, whole.byteLength - 8))).toThrow(RangeError);
  });

  it('reads no drawing of an earlier release', () => {
    expect(readDrawing(new TextEncoder().encode('EMID0002{}     ').buffer)).toBeNull();
  });
});
