import { type BoardView } from '../BoardView.ts';

const step = 200_000;
const farthest = 5_000_000;
const directions = 8;

/**
 * Net of a plane at a place that may lie in a clearance: the net of the nearest plane copper, else
 * the main net of the layer.
 */
export function netOfPlaneNear(view: BoardView, layer: number, x: number, y: number): number {
  const rows = view.copperOf(layer);
  const nets = view.planeNetsOf(layer);
  for (let way = 0; way <= farthest; way += step)
    for (let direction = 0; direction < (way === 0 ? 1 : directions); direction++) {
      const angle = (2 * Math.PI * direction) / directions;
      const net = rows.netAt(x + way * Math.cos(angle), y + way * Math.sin(angle));
      if (nets.has(net)) return net;
    }
  return view.planes[layer]?.net ?? -1;
}
