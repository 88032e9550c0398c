import { EmiError } from '../problems/EmiError.ts';
import { type LengthUnit } from '../odb/text/LengthUnit.ts';
import { type Board } from './Board.ts';
import { figureText } from './figureText.ts';
import { nmOfMm } from './lengths.ts';

const mmOfInch = 25.4;
/** What boards have, in mm: longest side, median drill, median trace, median pitch of pins. */
const usual = {
  side: [4, 1200],
  drill: [0.04, 6],
  trace: [0.02, 4],
  pitch: [0.15, 12],
} as const;
/** Least of these that have to be unusual in the same direction. */
const leastUnusual = 2;
/** Pins of a part whose pitch is looked at, and pins that have to lie outside the board. */
const leastPins = 3;

/**
 * Refuses a board whose unit cannot be right: two of its extent, drills, traces and pin pitch are
 * too small or too large and would be usual in the other unit; or most pins lie far outside it.
 *
 * @param unit of the board's profile
 * @throws EmiError `units`, with the sizes in either unit
 */
export function checkUnits(board: Board, unit: LengthUnit): void {
  const factor = unit === 'inch' ? 1 / mmOfInch : mmOfInch;
  const isUnusual = Object.entries(measure(board)).map(([name, value]) => {
    const range = Object.entries(usual).find(([key]) => key === name)?.[1];
    if (!range || !(value > 0) || isIn(value, range) || !isIn(value * factor, range)) return 0;
    return value < range[0] ? -1 : 1;
  });
  const count = (sign: number) => isUnusual.filter((one) => one === sign).length;
  if (count(-1) >= leastUnusual || count(1) >= leastUnusual || areElsewhere(board))
    refuseUnits(board, unit);
}

/** @throws EmiError `units`, with the sizes of a board in either unit */
export function refuseUnits({ outline }: Board, unit: LengthUnit): never {
  const [xMin, yMin, xMax, yMax] = outline.box;
  const size = (of: LengthUnit) => {
    const factor = of === unit ? 1 : of === 'mm' ? 1 / mmOfInch : mmOfInch;
    return [xMax - xMin, yMax - yMin]
      .map((nm) => figureText((nm / nmOfMm) * factor, 1))
      .join(' × ');
  };
  throw new EmiError({ code: 'units', values: { inch: size('inch'), mm: size('mm') } });
}

function isIn(value: number, [least, most]: readonly [number, number]): boolean {
  return value >= least && value <= most;
}

function measure({ outline, holes, copper, parts, pins }: Board) {
  const [xMin, yMin, xMax, yMax] = outline.box;
  const pitches = parts.flatMap(({ pins: [from, to] }) => {
    if (to - from < leastPins) return [];
    let nearest = Infinity;
    for (let pin = from + 1; pin < to; pin++) {
      const dx = (pins.xy[pin * 2] ?? 0) - (pins.xy[pin * 2 - 2] ?? 0);
      const dy = (pins.xy[pin * 2 + 1] ?? 0) - (pins.xy[pin * 2 - 1] ?? 0);
      const away = Math.hypot(dx, dy);
      if (away > 0 && away < nearest) nearest = away;
    }
    return nearest < Infinity ? [nearest] : [];
  });
  return {
    side: Math.max(xMax - xMin, yMax - yMin) / nmOfMm,
    drill: medianMm(holes.diameters.subarray(0, holes.drilled)),
    trace: medianMm(Int32Array.from(copper.flatMap(({ segments }) => middleOf(segments.widths)))),
    pitch: medianMm(Float64Array.from(pitches)),
  };
}

/** The median of each layer stands for it. */
function middleOf(widths: Int32Array): number[] {
  return widths.length === 0 ? [] : [medianMm(widths) * nmOfMm];
}

function medianMm(values: Int32Array | Float64Array): number {
  const sorted = values.toSorted();
  return (sorted[sorted.length >> 1] ?? 0) / nmOfMm;
}

/** Whether most pins lie further from the board than it is large. */
function areElsewhere({ outline: { box }, pins }: Board): boolean {
  const [xMin, yMin, xMax, yMax] = box;
  const [width, height] = [xMax - xMin, yMax - yMin];
  let outside = 0;
  for (let pin = 0; pin < pins.count; pin++) {
    const [x = 0, y = 0] = pins.xy.subarray(pin * 2, pin * 2 + 2);
    const isFar = x < xMin - width || x > xMax + width || y < yMin - height || y > yMax + height;
    if (isFar) outside += 1;
  }
  return outside >= leastPins && outside > pins.count / 2;
}
