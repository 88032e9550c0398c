import { distance } from '../../odb/features/circle.ts';
import type { BoardView } from '../BoardView.ts';

/** The path of the return current between two planes. */
export interface Return {
  /** Nets of the planes at this place. */
  readonly nets: readonly [one: number, other: number];
  /** Distance to it in nanometres; the search radius if none was found. */
  readonly distance: number;
  /** Where it is. */
  readonly at?: readonly [x: number, y: number];
}

/** Search radius in nanometres. */
const farthest = 50_000_000;
/** Search for plane copper around a clearance, in nanometres and directions. */
const clearanceStep = 200_000;
const clearanceReach = 5_000_000;
const directions = 8;

/**
 * Finds the nearest return path between two planes: a plated hole that connects both or several
 * that do so together, or a capacitor if they have different nets.
 *
 * @param limit distance in nanometres up to which a hole is near enough
 */
export function findReturn(
  view: BoardView,
  x: number,
  y: number,
  planes: readonly [one: number, other: number],
  limit: number,
): Return {
  const nets = [
    netOfPlaneNear(view, planes[0], x, y),
    netOfPlaneNear(view, planes[1], x, y),
  ] as const;
  const at =
    nets[0] === nets[1] ? findHole(view, x, y, nets[0], planes, limit) : findPart(view, x, y, nets);
  return at ? { nets, at, distance: distance(x, y, ...at) } : { nets, distance: farthest };
}

type Place = readonly [x: number, y: number];

function findHole(
  view: BoardView,
  x: number,
  y: number,
  net: number,
  planes: readonly [one: number, other: number],
  limit: number,
): Place | undefined {
  const { holes } = view.board;
  const hole = view
    .platedHolesOf(net)
    .nearest(x, y, farthest, (row) =>
      planes.every((plane) => plane >= (holes.from[row] ?? 0) && plane <= (holes.to[row] ?? 0)),
    );
  const placeOf = (row: number) => [holes.xy[row * 2] ?? 0, holes.xy[row * 2 + 1] ?? 0] as const;
  const alone = hole === undefined ? farthest : distance(x, y, ...placeOf(hole));
  const chain = alone > limit ? view.chains.nearest(net, planes, x, y, alone) : undefined;
  const found = chain?.hole ?? hole;
  return found === undefined ? undefined : placeOf(found);
}

function findPart(
  view: BoardView,
  x: number,
  y: number,
  nets: readonly [one: number, other: number],
): Place | undefined {
  const capacitor = view.capacitorNear(x, y, farthest, ...nets);
  const part = capacitor && view.board.parts[capacitor.part];
  return part && [part.x, part.y];
}

/**
 * Net of a plane at a place that may lie in a clearance: the net of the nearest plane copper, else
 * the main net of the layer.
 */
function netOfPlaneNear(view: BoardView, layer: number, x: number, y: number): number {
  const rows = view.copperOf(layer);
  const nets = view.planeNetsOf(layer);
  for (let way = 0; way <= clearanceReach; way += clearanceStep)
    for (let direction = 0; direction < (way === 0 ? 1 : directions); direction++) {
      const angle = (2 * Math.PI * direction) / directions;
      const net = rows.netAt(x + way * Math.cos(angle), y + way * Math.sin(angle));
      if (nets.has(net)) return net;
    }
  return view.planes[layer]?.net ?? -1;
}
