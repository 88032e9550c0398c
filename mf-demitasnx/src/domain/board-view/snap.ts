import type { Scene } from '../drawing/Scene.ts';
import type { Place } from './BoardView.ts';
import { piecesNear } from './findCopper.ts';

/**
 * The nearest center of a hole or round pad, end of a trace or corner of a pad within `reach`
 * millimeters; else the place itself.
 *
 * @param layers indices of the visible layers
 */
export function snap(scene: Scene, layers: readonly number[], place: Place, reach: number): Place {
  let nearest = place;
  let least = reach;
  const offer = (x: number, y: number) => {
    const distance = Math.hypot(x - place.x, y - place.y);
    if (distance > least) return;
    least = distance;
    nearest = { x, y };
  };
  for (const { x, y } of scene.holes) offer(x, y);
  for (const layer of layers)
    for (const { capsules, trapezoids } of scene.layers[layer]?.runs ?? []) {
      const capsule = (at: number) => capsules.values[at] ?? 0;
      for (const piece of piecesNear(capsules, place, reach, scene.grid)) {
        const at = piece * capsules.stride;
        offer(capsule(at), capsule(at + 1));
        offer(capsule(at + 2), capsule(at + 3));
      }
      const side = (at: number) => trapezoids.values[at] ?? 0;
      for (const piece of piecesNear(trapezoids, place, reach, scene.grid)) {
        const at = piece * trapezoids.stride;
        for (const [x, y] of [
          [2, 0],
          [3, 0],
          [4, 1],
          [5, 1],
        ] as const)
          offer(side(at + x), side(at + y));
      }
    }
  return nearest;
}
