import type { PieceSet } from '../drawing/PieceSet.ts';
import { capsuleNumbers, trapezoidNumbers } from '../drawing/PieceList.ts';
import type { Scene } from '../drawing/Scene.ts';
import type { Extent } from './visibleRanges.ts';

/** The copper of a net on one layer, in the format of `PieceSet`. */
export interface NetCopper {
  readonly layer: number;
  readonly capsules: Float32Array;
  readonly trapezoids: Float32Array;
}

/** The copper of a net on all layers that have any. */
export function copperOfNet({ layers }: Scene, net: number): readonly NetCopper[] {
  return layers.flatMap(({ runs }, layer) => {
    const drawn = runs.filter(({ isErasing }) => !isErasing);
    const capsules = piecesOf(
      drawn.map((run) => run.capsules),
      net,
    );
    const trapezoids = piecesOf(
      drawn.flatMap(({ trapezoids: pads, pours }) => [pads, pours]),
      net,
    );
    return capsules.length + trapezoids.length > 0 ? [{ layer, capsules, trapezoids }] : [];
  });
}

function piecesOf(sets: readonly PieceSet[], net: number): Float32Array {
  const found: Float32Array[] = [];
  let length = 0;
  for (const { count, stride, nets, values } of sets)
    for (let piece = 0; piece < count; piece++) {
      if (nets[piece] !== net) continue;
      found.push(values.subarray(piece * stride, (piece + 1) * stride));
      length += stride;
    }
  const all = new Float32Array(length);
  found.reduce((at, numbers) => {
    all.set(numbers, at);
    return at + numbers.length;
  }, 0);
  return all;
}

/** The extent of copper; infinite and negative without any. */
export function extentOf(copper: readonly NetCopper[]): Extent {
  let [xMin, yMin, xMax, yMax] = [Infinity, Infinity, -Infinity, -Infinity];
  const add = (x: number, y: number, around: number) => {
    xMin = Math.min(xMin, x - around);
    yMin = Math.min(yMin, y - around);
    xMax = Math.max(xMax, x + around);
    yMax = Math.max(yMax, y + around);
  };
  for (const { capsules, trapezoids } of copper) {
    for (let at = 0; at < capsules.length; at += capsuleNumbers) {
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, width = 0] = capsules.subarray(at);
      add(x1, y1, width / 2);
      add(x2, y2, width / 2);
    }
    for (let at = 0; at < trapezoids.length; at += trapezoidNumbers) {
      const [lower = 0, upper = 0, ...sides] = trapezoids.subarray(at, at + trapezoidNumbers);
      for (const x of sides) {
        add(x, lower, 0);
        add(x, upper, 0);
      }
    }
  }
  return { xMin, yMin, xMax, yMax };
}
