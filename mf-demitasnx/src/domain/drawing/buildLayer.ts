import type { DrawnLayer, Drawing, PadShape, Rings } from './Drawing.ts';
import { fillRings } from './fillRings.ts';
import { PadForms } from './PadForms.ts';
import { capsuleNumbers, PieceList, trapezoidNumbers } from './PieceList.ts';
import type { TileGrid } from './PieceSet.ts';
import type { CopperRun } from './Scene.ts';
import { sortIntoTiles } from './sortIntoTiles.ts';

const nmOfMm = 1e6;
/** Number of pieces between yields. */
const piecesAtOnce = 512;

/** The board's center in nanometers, and other data shared by all layers. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly grid: TileGrid;
  readonly shapes: readonly PadShape[];
  readonly outline: Drawing['outline'];
}

interface OpenRun {
  readonly isErasing: boolean;
  readonly capsules: PieceList;
  readonly trapezoids: PieceList;
  readonly pours: PieceList;
}

/** Returns ring `r`. */
export function ringAt({ points, xy }: Rings, ring: number): Int32Array {
  return xy.subarray(2 * (points[ring] ?? 0), 2 * (points[ring + 1] ?? 0));
}

/** Fills rings and adds the trapezoids to a list. */
export function* addFilled(
  rings: Iterable<ArrayLike<number>>,
  net: number,
  list: PieceList,
  { x, y }: Pick<Frame, 'x' | 'y'>,
): Generator<undefined, void> {
  yield* fillRings(rings, (lower, upper, ...sides) => {
    const [leftBelow, rightBelow, leftAbove, rightAbove] = sides;
    list.add(
      net,
      (lower - y) / nmOfMm,
      (upper - y) / nmOfMm,
      (leftBelow - x) / nmOfMm,
      (rightBelow - x) / nmOfMm,
      (leftAbove - x) / nmOfMm,
      (rightAbove - x) / nmOfMm,
    );
  });
}

/** Builds a layer's copper, grouped into runs if some of it erases. */
export function* buildRuns(
  layer: DrawnLayer,
  frame: Frame,
  forms: PadForms,
): Generator<undefined, readonly CopperRun[]> {
  const runs: OpenRun[] = [];
  const runOf = (isErasing: boolean): OpenRun => {
    const last = runs.at(-1);
    if (last?.isErasing === isErasing) return last;
    const run = {
      isErasing,
      capsules: new PieceList(capsuleNumbers),
      trapezoids: new PieceList(trapezoidNumbers),
      pours: new PieceList(trapezoidNumbers),
    };
    runs.push(run);
    return run;
  };
  if (layer.isNegative) {
    const { outline } = frame;
    const rings = Array.from({ length: outline.points.length - 1 }, (_, ring) =>
      ringAt(outline, ring),
    );
    yield* addFilled(rings, -1, runOf(false).pours, frame);
  }
  let done = 0;
  for (const { kind, row } of inOrder(layer)) {
    const run = runOf((layer[kind].negative[row] === 1) !== layer.isNegative);
    if (kind === 'segments') addSegment(layer, row, run, frame);
    else if (kind === 'pads') addPad(layer, row, run, frame, forms);
    else yield* addArea(layer, row, run, frame);
    if (++done % piecesAtOnce === 0) yield;
  }
  return runs.map(({ isErasing, capsules, trapezoids, pours }) => ({
    isErasing,
    capsules: sortIntoTiles(capsules, frame.grid),
    trapezoids: sortIntoTiles(trapezoids, frame.grid),
    pours: sortIntoTiles(pours, frame.grid),
  }));
}

const kinds = ['areas', 'segments', 'pads'] as const;

/** All pieces of a layer, in drawing order if one of them is negative. */
function inOrder(layer: DrawnLayer) {
  const pieces = kinds.flatMap((kind) =>
    Array.from({ length: layer[kind].count }, (_, row) => ({ kind, row })),
  );
  if (kinds.every((kind) => !layer[kind].negative.includes(1))) return pieces;
  const featureOf = ({ kind, row }: (typeof pieces)[number]) => layer[kind].features[row] ?? 0;
  return pieces.sort((one, other) => featureOf(one) - featureOf(other));
}

function addSegment({ segments }: DrawnLayer, row: number, run: OpenRun, frame: Frame): void {
  const { xy, widths, nets } = segments;
  run.capsules.add(
    nets[row] ?? -1,
    ((xy[4 * row] ?? 0) - frame.x) / nmOfMm,
    ((xy[4 * row + 1] ?? 0) - frame.y) / nmOfMm,
    ((xy[4 * row + 2] ?? 0) - frame.x) / nmOfMm,
    ((xy[4 * row + 3] ?? 0) - frame.y) / nmOfMm,
    (widths[row] ?? 0) / nmOfMm,
  );
}

function addPad(
  { pads }: DrawnLayer,
  row: number,
  run: OpenRun,
  frame: Frame,
  forms: PadForms,
): void {
  const net = pads.nets[row] ?? -1;
  const x = ((pads.xy[2 * row] ?? 0) - frame.x) / nmOfMm;
  const y = ((pads.xy[2 * row + 1] ?? 0) - frame.y) / nmOfMm;
  const form = forms.of(pads, row);
  if (form.kind === 'round') {
    run.capsules.add(net, x, y, x, y, form.diameter / nmOfMm);
    return;
  }
  const { trapezoids } = form;
  const along = (at: number, origin: number) => origin + (trapezoids[at] ?? 0) / nmOfMm;
  for (let at = 0; at < trapezoids.length; at += trapezoidNumbers)
    run.trapezoids.add(
      net,
      ...[along(at, y), along(at + 1, y), along(at + 2, x)],
      ...[along(at + 3, x), along(at + 4, x), along(at + 5, x)],
    );
}

function* addArea(
  { areas }: DrawnLayer,
  row: number,
  run: OpenRun,
  frame: Frame,
): Generator<undefined, void> {
  const rings: Int32Array[] = [];
  for (let ring = areas.rings[row] ?? 0; ring < (areas.rings[row + 1] ?? 0); ring++)
    rings.push(ringAt(areas, ring));
  yield* addFilled(rings, areas.nets[row] ?? -1, run.pours, frame);
}
