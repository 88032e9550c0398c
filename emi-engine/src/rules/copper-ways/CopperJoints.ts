import { IslandIndex } from '../../copper/IslandIndex.ts';
import { listIslands } from '../../copper/islands.ts';
import { BoxIndex } from '../../geometry/BoxIndex.ts';
import { type Distance, endsAt, nearestOnSegment } from '../../geometry/distances.ts';
import { distanceOfBoxes, distanceToBox, padBox } from '../../copper/padBox.ts';
import { type Segments } from '../../model/CopperLayer.ts';
import { type Box } from '../../odb/symbols/SymbolShape.ts';
import { type BoardView } from '../BoardView.ts';
import { pinLayer, pinPoint } from '../pins.ts';

/** A place where pieces of copper of a net meet: the end of a line, a pad, or a hole. */
export interface Joint {
  readonly key: string;
  readonly kind: 'end' | 'pad' | 'hole';
  /** Row of the segment, pad or hole. */
  readonly row: number;
  /** Index of its copper layer; of a hole -1. */
  readonly layer: number;
  readonly x: number;
  readonly y: number;
  /** Its extent: of a pad its box, else around its center. */
  readonly box: Box;
}

interface Beside {
  readonly joint: Joint;
  readonly length: number;
}

/** The copper of the net on a layer. */
interface Sheet {
  readonly pads: readonly Joint[];
  readonly padIndex: BoxIndex;
  readonly islands: IslandIndex | undefined;
}

/** Gap in nanometres that the spokes of a thermal relief bridge. */
const relief = 500_000;

/** The joints of the copper of one net, and which lie beside each other. */
export class CopperJoints {
  readonly #view: BoardView;
  readonly #net: number;
  readonly #sheets = new Map<number, Sheet>();
  readonly #holes = new Map<number, Joint>();
  readonly #lines = new Map<string, readonly Joint[]>();
  readonly #islands = new Map<string, ReadonlySet<number>>();

  constructor(view: BoardView, net: number) {
    this.#view = view;
    this.#net = net;
  }

  /** The pads of a pin on the side of its part. */
  padsOfPin(pin: number): Joint[] {
    const { board } = this.#view;
    const [x, y] = pinPoint(board, pin);
    return this.#padsNear(pinLayer(board, pin), [x, y, x, y], 0);
  }

  /** Joints that copper joins to one, at most `reach` nanometres away along it. */
  beside(joint: Joint, reach: number): Beside[] {
    const found: Beside[] = [];
    const { from, to } = this.#view.board.holes;
    const [first, last] =
      joint.layer < 0 ? [from[joint.row] ?? 0, to[joint.row] ?? 0] : [joint.layer, joint.layer];
    for (let layer = first; layer <= last; layer++) {
      found.push(...this.#alongLines(joint, layer), ...this.#touching(joint, layer));
      found.push(...this.#acrossAreas(joint, layer, reach));
    }
    return found;
  }

  /** Joints on the lines that a joint touches. */
  #alongLines(joint: Joint, layer: number): Beside[] {
    const segments = this.#view.board.copper[layer]?.segments;
    if (!segments) return [];
    const found: Beside[] = [];
    this.#view.segmentIndexOf(layer).search(joint.box, this.#view.widestOf(layer) / 2, (row) => {
      if (segments.nets[row] !== this.#net || segments.negative[row] === 1) return;
      const near = nearOn(segments, row, joint);
      if (!near) return;
      for (const other of this.#joinedTo(layer, row)) {
        const there = nearOn(segments, row, other);
        if (there) found.push({ joint: other, length: lengthBetween(joint, near, other, there) });
      }
    });
    return found;
  }

  /** Ends of lines, pads and holes that touch a line; its own ends among them. */
  #joinedTo(layer: number, row: number): readonly Joint[] {
    const key = `${layer} ${row}`;
    const known = this.#lines.get(key);
    if (known) return known;
    const segments = this.#view.board.copper[layer]?.segments;
    const [xs, ys, xe, ye] = endsAt(segments?.xy ?? new Int32Array(), row);
    const box: Box = [Math.min(xs, xe), Math.min(ys, ye), Math.max(xs, xe), Math.max(ys, ye)];
    const half = (segments?.widths[row] ?? 0) / 2;
    const joints = [
      ...this.#endsNear(layer, box, half + this.#view.widestOf(layer) / 2),
      ...this.#padsNear(layer, box, half),
      ...this.#holesNear(layer, box, half),
    ];
    this.#lines.set(key, joints);
    return joints;
  }

  /** Pads and holes that overlap with a joint. */
  #touching(joint: Joint, layer: number): Beside[] {
    const pads = this.#padsNear(layer, joint.box, 0);
    const holes = this.#holesNear(layer, joint.box, 0);
    return [...pads, ...holes].map((other) => ({ joint: other, length: 0 }));
  }

  /** Pads, holes and ends of lines in the same area. */
  #acrossAreas(joint: Joint, layer: number, reach: number): Beside[] {
    const islands = this.#islandsAt(joint, layer);
    if (islands.size === 0) return [];
    const around: Box = [joint.x, joint.y, joint.x, joint.y];
    const others = [
      ...this.#padsNear(layer, around, reach),
      ...this.#holesNear(layer, around, reach),
      ...this.#endsNear(layer, around, reach),
    ];
    return others.flatMap((other) => {
      const isJoined = [...this.#islandsAt(other, layer)].some((island) => islands.has(island));
      const length = distanceToBox(joint.box, other.x, other.y);
      return isJoined && length <= reach ? [{ joint: other, length }] : [];
    });
  }

  /** Numbers of the areas of the net on a layer that a joint touches. */
  #islandsAt(joint: Joint, layer: number): ReadonlySet<number> {
    const key = `${joint.key} ${layer}`;
    const known = this.#islands.get(key);
    if (known) return known;
    const { islands } = this.#sheet(layer);
    const found = new Set<number>();
    if (islands)
      for (const [x, y] of pointsAround(joint))
        for (const island of islands.near([x, y, x, y]))
          if (islands.holds(island, x, y)) found.add(island);
    this.#islands.set(key, found);
    return found;
  }

  #endsNear(layer: number, box: Box, reach: number): Joint[] {
    const segments = this.#view.board.copper[layer]?.segments;
    const found: Joint[] = [];
    this.#view.traceEndsOf(layer).search(box, reach, (end) => {
      const row = end >> 1;
      if (segments?.nets[row] !== this.#net || segments.negative[row] === 1) return;
      const [x, y] = [segments.xy[end * 2] ?? 0, segments.xy[end * 2 + 1] ?? 0];
      const [half, key] = [(segments.widths[row] ?? 0) / 2, `e${layer} ${end}`];
      found.push({ key, kind: 'end', row, layer, x, y, box: boxOf(x, y, half) });
    });
    return found;
  }

  #padsNear(layer: number, box: Box, reach: number): Joint[] {
    const { pads, padIndex } = this.#sheet(layer);
    const found: Joint[] = [];
    padIndex.search(box, reach, (at) => {
      const pad = pads[at];
      if (pad) found.push(pad);
    });
    return found;
  }

  #holesNear(layer: number, box: Box, reach: number): Joint[] {
    const found: Joint[] = [];
    this.#view.platedHolesOf(this.#net).search(box, reach, (hole) => {
      if (this.#view.isHoleOn(hole, layer)) found.push(this.#hole(hole));
    });
    return found;
  }

  #sheet(layer: number): Sheet {
    const known = this.#sheets.get(layer);
    if (known) return known;
    const { board } = this.#view;
    const copper = board.copper[layer];
    const rows = [...this.#view.padsOf(this.#net, layer)];
    const pads = rows.map((row): Joint => {
      const [x, y] = [copper?.pads.xy[row * 2] ?? 0, copper?.pads.xy[row * 2 + 1] ?? 0];
      return {
        key: `p${layer} ${row}`,
        kind: 'pad',
        row,
        layer,
        x,
        y,
        box: padBox(board, layer, row),
      };
    });
    const own = copper
      ? listIslands(copper.areas).filter(({ area }) => copper.areas.nets[area] === this.#net)
      : [];
    const sheet = {
      pads,
      padIndex: BoxIndex.ofSegments(Int32Array.from(pads.flatMap(({ box }) => box))),
      islands: copper && own.length > 0 ? new IslandIndex(copper.areas, own) : undefined,
    };
    this.#sheets.set(layer, sheet);
    return sheet;
  }

  #hole(row: number): Joint {
    const known = this.#holes.get(row);
    if (known) return known;
    const { xy, diameters } = this.#view.board.holes;
    const [x, y, half] = [xy[row * 2] ?? 0, xy[row * 2 + 1] ?? 0, (diameters[row] ?? 0) / 2];
    const joint: Joint = {
      key: `h${row}`,
      kind: 'hole',
      row,
      layer: -1,
      x,
      y,
      box: boxOf(x, y, half),
    };
    this.#holes.set(row, joint);
    return joint;
  }
}

function boxOf(x: number, y: number, half: number): Box {
  return [Math.round(x - half), Math.round(y - half), Math.round(x + half), Math.round(y + half)];
}

/** Points at which a joint would touch an area: its center, and around a pad or hole within a relief. */
function pointsAround({ kind, x, y, box }: Joint): readonly (readonly [x: number, y: number])[] {
  if (kind === 'end') return [[x, y]];
  const points: (readonly [number, number])[] = [[x, y]];
  for (const gap of [0, relief / 2, relief]) {
    const [xMin, yMin, xMax, yMax] = [box[0] - gap, box[1] - gap, box[2] + gap, box[3] + gap];
    points.push([xMin, y], [xMax, y], [x, yMin], [x, yMax]);
    points.push([xMin, yMin], [xMin, yMax], [xMax, yMin], [xMax, yMax]);
  }
  return points;
}

/** The point on the middle of a line where a joint touches the line; undefined if it does not. */
function nearOn({ xy, widths }: Segments, row: number, { x, y, box }: Joint): Distance | undefined {
  const [xs, ys, xe, ye] = endsAt(xy, row);
  const half = (widths[row] ?? 0) / 2;
  const near = nearestOnSegment(x, y, xs, ys, xe, ye);
  if (distanceToBox(box, near.x, near.y) <= half) return near;
  // A line may end in a corner of a pad, far from its center.
  for (const [ex, ey] of [[xs, ys] as const, [xe, ye] as const])
    if (distanceToBox(box, ex, ey) <= half) return { x: ex, y: ey, distance: 0 };
  return undefined;
}

/** Length along a line from joint to joint. In a pad the current spreads: its edge counts. */
function lengthBetween(one: Joint, near: Distance, other: Joint, there: Distance): number {
  const start: Box = one.kind === 'pad' ? one.box : [near.x, near.y, near.x, near.y];
  const end: Box = other.kind === 'pad' ? other.box : [there.x, there.y, there.x, there.y];
  return distanceOfBoxes(start, end);
}
