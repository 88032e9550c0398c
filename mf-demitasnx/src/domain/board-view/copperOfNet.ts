import type { PieceSet } from '../drawing/PieceSet.ts';
import type { Scene } from '../drawing/Scene.ts';

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
      drawn.map((run) => run.trapezoids),
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
