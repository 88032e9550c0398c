import { nmOfSize, type LengthUnit } from '../text/LengthUnit.ts';
import { allCorners, chamferedRect, circle, roundedRect } from './outlines.ts';
import { type SymbolShape } from './SymbolShape.ts';

/** Symbols whose first or only size is both width and height. */
const squareSymbols =
  /^(?:bfr|bfs|donut_r|donut_s|donut_sr|thr|ths|s_ths|s_tho|s_thr|sr_ths|hole|moire)$/;
/** Symbols with width and height as their first two sizes. */
const wideSymbols =
  /^(?:el|di|hex_l|hex_s|tri|oval_h|donut_rc|donut_ro|rc_ths|rc_tho|o_ths|oblong_ths|hplate|rhplate|fhplate|radhplate|dshape|cross|dogbone|dpack)$/;
const largestSize = 2_000_000_000;

/**
 * Reads the name of a standard symbol (ODB++ 8.1, "Standard Symbols"). `r10`, `rect20x30xr5x12`,
 * `oval10x20`, `oct10x20x3` and `donut_r20x10` get their exact shape, the others their bounding box
 * (`box`).
 *
 * @returns undefined if the name is not standard, so a user-defined symbol
 */
export function readStandardSymbol(name: string, unit: LengthUnit): SymbolShape | undefined {
  const [, kind = '', rest = ''] = /^([a-z_]+?)(\d.*|\.\d.*|)$/.exec(name) ?? [];
  const sizes = rest.split('x').map((size) => Number(size || NaN) * nmOfSize[unit]);
  const [first = NaN, second = NaN, third = NaN] = sizes;
  if (!(first <= largestSize) && kind !== 'null') return undefined;
  const square = around(name, first, first);
  const wide = second <= largestSize ? around(name, first, second) : undefined;

  if (kind === 'r')
    return { ...square, kind: 'round', diameter: round(first), polygons: [filled(circle(first))] };
  if (kind === 's')
    return { ...square, ...rect(first, first), polygons: [filled(plain(first, first))] };
  if (kind === 'null') return { ...around(name, 0, 0), kind: 'none', polygons: [] };
  if (kind === 'rect' && wide) return readRect(name, rest, unit) ?? undefined;
  if (kind === 'oval' && wide) {
    const ring = roundedRect(first, second, Math.min(first, second) / 2, allCorners);
    return { ...wide, ...sized('oval', first, second), polygons: [filled(ring)] };
  }
  if (kind === 'oct' && wide && third <= largestSize) {
    const ring = chamferedRect(first, second, third, allCorners);
    return { ...wide, ...sized('octagon', first, second), polygons: [filled(ring)] };
  }
  if (kind === 'donut_r' && wide) {
    const rings = [circle(first), circle(second)];
    return {
      ...{ ...square, kind: 'ring', outer: round(first), inner: round(second) },
      polygons: [{ rings, isNegative: false }],
    };
  }
  const extent = squareSymbols.test(kind) ? square : wideSymbols.test(kind) ? wide : undefined;
  if (!extent) return undefined;
  const [, , xMax, yMax] = extent.box;
  return { ...extent, kind: 'box', polygons: [filled(plain(xMax * 2, yMax * 2))] };
}

/**
 * `rect20x30`, `…xr5` with rounded corners, `…xc5` with chamfered ones, `…x13` only at these
 * corners.
 */
function readRect(name: string, rest: string, unit: LengthUnit): SymbolShape | undefined {
  const match = /^([\d.]+)x([\d.]+)(?:x([rc])([\d.]+)(?:x([1-4]+))?)?$/.exec(rest);
  if (!match) return undefined;
  const scale = nmOfSize[unit];
  const [width, height] = [Number(match[1]) * scale, Number(match[2]) * scale];
  const corner = Number(match[4] ?? 0) * scale;
  const corners = match[5] ?? allCorners;
  const isRound = match[3] === 'r';
  const ring = (isRound ? roundedRect : chamferedRect)(width, height, corner, corners);
  return {
    ...around(name, width, height),
    ...rect(width, height, isRound ? corner : 0, isRound ? 0 : corner),
    polygons: [filled(ring)],
  };
}

function plain(width: number, height: number): Int32Array {
  return chamferedRect(width, height, 0, '');
}

function filled(ring: Int32Array) {
  return { rings: [ring], isNegative: false };
}

function rect(width: number, height: number, radius = 0, chamfer = 0) {
  return {
    ...sized('rect', width, height),
    radius: round(radius),
    chamfer: round(chamfer),
  };
}

function sized<K extends string>(kind: K, width: number, height: number) {
  return { kind, width: round(width), height: round(height) };
}

function around(name: string, width: number, height: number) {
  const [x, y] = [round(width / 2), round(height / 2)];
  return { name, box: [-x, -y, x, y] as const };
}

function round(value: number): number {
  return Math.floor(value + 0.5);
}
