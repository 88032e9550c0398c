import { type Board } from '../../model/Board.ts';
import { type BoardPart } from '../../model/Parts.ts';

/** The extent of a part as a ring of four corners, and the place of its designator. */
export interface PartBox {
  readonly ref: string;
  readonly side: 'top' | 'bottom';
  readonly corners: readonly number[];
  /** Center of the box and its smaller and larger side, in nanometres. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Smallest side of a part that is drawn, in nanometres, for those whose package is not known. */
const smallest = 300_000;

/**
 * Possible flips of a package before rotation. CAD tools disagree, and their mirror flags mislead.
 */
const flips = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;
/** Tolerance in nanometres for pins outside their package. */
const tolerance = 300_000;

/**
 * The parts as boxes: the package, rotated either way and, if needed, mirrored so that it covers the
 * part's pins, whose places are certain; else the bounding box of the pins.
 */
export function partBoxes({ parts, pins }: Pick<Board, 'parts' | 'pins'>): PartBox[] {
  return parts.map((part) => {
    const { ref, side, x, y, pins: range } = part;
    const ofPart = pins.xy.subarray(2 * range[0], 2 * range[1]);
    const local = localBox(part, ofPart);
    const turn = turnOf(local.angle);
    const corners = cornersOf(local.box).flatMap(([px, py]) => [
      x + px * turn.cos - py * turn.sin,
      y + px * turn.sin + py * turn.cos,
    ]);
    const xs = corners.filter((_, index) => index % 2 === 0);
    const ys = corners.filter((_, index) => index % 2 === 1);
    const [left, right] = [Math.min(...xs), Math.max(...xs)];
    const [low, high] = [Math.min(...ys), Math.max(...ys)];
    return {
      ...{ ref, side, corners, x: (left + right) / 2, y: (low + high) / 2 },
      ...{ width: right - left, height: high - low },
    };
  });
}

/** The bounding box around the part's place, before rotation. */
function localBox(
  { x, y, angle, packageBox }: BoardPart,
  pins: Int32Array,
): { readonly box: Extent; readonly angle: number } {
  const [xMin, yMin, xMax, yMax] = packageBox;
  if (xMax > xMin && yMax > yMin) {
    // A part mirrored after its rotation turns the other way.
    for (const way of [angle, -angle])
      for (const [flipX, flipY] of flips) {
        const box = [
          ...[Math.min(xMin * flipX, xMax * flipX), Math.min(yMin * flipY, yMax * flipY)],
          ...[Math.max(xMin * flipX, xMax * flipX), Math.max(yMin * flipY, yMax * flipY)],
        ] as const;
        if (coversPins(box, turnOf(way))) return { box, angle: way };
      }

    function coversPins([left, low, right, high]: Extent, turn: Turn): boolean {
      for (let at = 0; at < pins.length; at += 2) {
        const [dx, dy] = [(pins[at] ?? 0) - x, (pins[at + 1] ?? 0) - y];
        const [px, py] = [dx * turn.cos + dy * turn.sin, dy * turn.cos - dx * turn.sin];
        if (px < left - tolerance || px > right + tolerance) return false;
        if (py < low - tolerance || py > high + tolerance) return false;
      }
      return true;
    }
  }
  return { box: boxOfPins(pins, x, y), angle: 0 };
}

interface Turn {
  readonly cos: number;
  readonly sin: number;
}

/** @param angle clockwise, in thousandths of a degree */
function turnOf(angle: number): Turn {
  const turn = (-angle / 180_000) * Math.PI;
  return { cos: Math.cos(turn), sin: Math.sin(turn) };
}

type Extent = readonly [xMin: number, yMin: number, xMax: number, yMax: number];

function cornersOf([xMin, yMin, xMax, yMax]: Extent) {
  return [
    [xMin, yMin],
    [xMax, yMin],
    [xMax, yMax],
    [xMin, yMax],
  ] as const;
}

/** The bounding box of the pins around the part's place, with a margin for the pads. */
function boxOfPins(xy: Int32Array, x: number, y: number): Extent {
  let [xMin, yMin, xMax, yMax] = [0, 0, 0, 0];
  for (let at = 0; at < xy.length; at += 2) {
    xMin = Math.min(xMin, (xy[at] ?? 0) - x);
    xMax = Math.max(xMax, (xy[at] ?? 0) - x);
    yMin = Math.min(yMin, (xy[at + 1] ?? 0) - y);
    yMax = Math.max(yMax, (xy[at + 1] ?? 0) - y);
  }
  return [xMin - smallest, yMin - smallest, xMax + smallest, yMax + smallest];
}
