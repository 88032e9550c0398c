import { addFilled, buildRuns, ringAt, type Frame } from './buildLayer.ts';
import type { Drawing, DrawnPart } from './Drawing.ts';
import { PadForms } from './PadForms.ts';
import { capsuleNumbers, PieceList, trapezoidNumbers } from './PieceList.ts';
import { makeTileGrid } from './PieceSet.ts';
import type { Scene, SceneHole, SceneLayer, ScenePart } from './Scene.ts';
import { sortIntoTiles } from './sortIntoTiles.ts';

const nmOfMm = 1e6;
/** Line width of the board outline, in mm. */
const edgeWidth = 0.1;

/** Prepares a drawing for WebGL. Yields every few milliseconds to keep the page responsive. */
export function* buildScene(drawing: Drawing): Generator<undefined, Scene> {
  const [xMin, yMin, xMax, yMax] = drawing.box;
  const [x, y] = [(xMin + xMax) / 2, (yMin + yMax) / 2];
  const [width, height] = [(xMax - xMin) / nmOfMm, (yMax - yMin) / nmOfMm];
  const grid = makeTileGrid(width, height);
  const { shapes } = drawing;
  const outline = outlineOf(drawing);
  const frame: Frame = { x, y, grid, shapes, outline };
  const rings = Array.from({ length: outline.points.length - 1 }, (_, ring) =>
    ringAt(outline, ring),
  );
  const filled = new PieceList(trapezoidNumbers);
  yield* addFilled(rings, -1, filled, frame);
  const forms = new PadForms(shapes);
  const layers: SceneLayer[] = [];
  for (const layer of drawing.layers) {
    const runs = yield* buildRuns(layer, frame, forms);
    const { name, isPlane, planeNet, references, returnNets } = layer;
    layers.push({ name, isPlane, planeNet, references, returnNets, runs });
    yield;
  }
  return {
    center: [x / nmOfMm, y / nmOfMm],
    ...{ width, height, grid, layers, nets: drawing.nets },
    outline: sortIntoTiles(filled, grid),
    edge: sortIntoTiles(edgeOf(rings, frame), grid),
    holes: holesOf(drawing, frame),
    parts: drawing.parts.map((part) => scenePart(part, frame)),
  };
}

/** The extent replaces an outline that the archive lacks. */
function outlineOf({ outline, box: [xMin, yMin, xMax, yMax] }: Drawing): Drawing['outline'] {
  if (outline.points.length > 1) return outline;
  return {
    points: Int32Array.of(0, 4),
    xy: Int32Array.of(xMin, yMin, xMax, yMin, xMax, yMax, xMin, yMax),
  };
}

function edgeOf(rings: readonly Int32Array[], { x, y }: Frame): PieceList {
  const list = new PieceList(capsuleNumbers);
  for (const ring of rings)
    for (let at = 0; at < ring.length; at += 2) {
      const next = (at + 2) % ring.length;
      list.add(
        -1,
        ...[((ring[at] ?? 0) - x) / nmOfMm, ((ring[at + 1] ?? 0) - y) / nmOfMm],
        ...[((ring[next] ?? 0) - x) / nmOfMm, ((ring[next + 1] ?? 0) - y) / nmOfMm, edgeWidth],
      );
    }
  return list;
}

function holesOf({ holes }: Drawing, { x, y }: Frame): SceneHole[] {
  return Array.from({ length: holes.count }, (_, hole) => ({
    x: ((holes.xy[2 * hole] ?? 0) - x) / nmOfMm,
    y: ((holes.xy[2 * hole + 1] ?? 0) - y) / nmOfMm,
    diameter: (holes.diameters[hole] ?? 0) / nmOfMm,
    net: holes.nets[hole] ?? -1,
    from: holes.from[hole] ?? 0,
    to: holes.to[hole] ?? 0,
    isVia: holes.vias[hole] === 1,
  }));
}

function scenePart({ ref, side, corners }: DrawnPart, frame: Frame): ScenePart {
  const placed = corners.map((value, at) => (value - (at % 2 === 0 ? frame.x : frame.y)) / nmOfMm);
  const [x = 0, y = 0, , , acrossX = 0, acrossY = 0] = placed;
  return { ref, side, corners: placed, x: (x + acrossX) / 2, y: (y + acrossY) / 2 };
}
