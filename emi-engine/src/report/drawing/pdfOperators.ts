import { type Outline } from '../../model/Board.ts';
import { type LayerPicture, type Run, type Strokes } from './LayerPicture.ts';
import { outlineRings } from './outlineRings.ts';
import { toUnits } from './svgPath.ts';

/** Strokes as PDF operators, in drawing units, in the current color. */
export function strokeOperators(strokes: Strokes): string {
  const parts: string[] = ['1 J 1 j'];
  for (const [width, xy] of strokes) {
    parts.push(`${Math.max(1, toUnits(width * 10)) / 10} w`);
    let [endX, endY] = [NaN, NaN];
    for (let at = 0; at < xy.length; at += 4) {
      const xs = xy[at] ?? 0;
      const ys = xy[at + 1] ?? 0;
      if (xs !== endX || ys !== endY) parts.push(`${toUnits(xs)} ${toUnits(ys)} m`);
      endX = xy[at + 2] ?? 0;
      endY = xy[at + 3] ?? 0;
      parts.push(`${toUnits(endX)} ${toUnits(endY)} l`);
    }
    parts.push('S');
  }
  return parts.join('\n');
}

/** Rings as closed paths, not yet filled. */
export function ringOperators(rings: Iterable<ArrayLike<number>>): string {
  const parts: string[] = [];
  for (const ring of rings) {
    if (ring.length < 6) continue;
    for (let at = 0; at < ring.length; at += 2)
      parts.push(`${toUnits(ring[at] ?? 0)} ${toUnits(ring[at + 1] ?? 0)} ${at === 0 ? 'm' : 'l'}`);
    parts.push('h');
  }
  return parts.join('\n');
}

/**
 * The copper of a layer. Erased parts are painted white, since a picture of one layer lies on
 * white.
 */
export function layerOperators(picture: LayerPicture, outline: Outline): string {
  const ground = picture.isNegative ? [`${ringOperators(outlineRings(outline))}\nf*`] : [];
  return [...ground, ...picture.runs.map(runOperators)].join('\n');
}

function runOperators({ isErasing, strokes, solids, areas }: Run): string {
  const parts = [
    ...areas.map((rings) => `${ringOperators(rings)}\nf*`),
    ...(strokes.size > 0 ? [strokeOperators(strokes)] : []),
    ...(solids.length > 0 ? [`${ringOperators(solids)}\nf`] : []),
  ];
  return isErasing ? `q 1 g 1 G\n${parts.join('\n')}\nQ` : parts.join('\n');
}
