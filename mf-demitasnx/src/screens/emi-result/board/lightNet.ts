import { copperOfNet } from '../../../domain/board-view/copperOfNet.ts';
import { returnPath } from '../../../domain/board-view/returnPath.ts';
import type { Scene } from '../../../domain/drawing/Scene.ts';
import type { LitNet } from '../gl/Frame.ts';

/** What to highlight of a net; null for none, or one that the board does not have. */
export function lightNet(scene: Scene, name: string | null): LitNet | null {
  const net = name === null ? -1 : scene.nets.indexOf(name);
  if (net < 0) return null;
  return {
    copper: copperOfNet(scene, net),
    stretches: returnPath(scene, net),
    holes: scene.holes.filter((hole) => hole.net === net),
  };
}
