import { type Outline } from '../../model/Board.ts';
import { type LayerPicture, type Run } from './LayerPicture.ts';
import { outlineRings } from './outlineRings.ts';
import { ringsPath, strokePaths, toUnits } from './svgPath.ts';

/** Styles of drawings; they inherit the color of the surrounding group. */
export const drawingStyles = `
.s{fill:none;stroke:currentColor;stroke-linecap:round;stroke-linejoin:round}
.f{fill:currentColor}
.e{fill:currentColor;fill-rule:evenodd}`;

/** Path data of the board's outline. */
export function outlinePath(outline: Outline): string {
  return ringsPath(outlineRings(outline));
}

/** The copper of a layer as SVG. If something is erased, a mask draws the runs in order. */
export function svgLayer(picture: LayerPicture, name: string, outline: Outline): string {
  const isPlain = !picture.isNegative && picture.runs.every(({ isErasing }) => !isErasing);
  if (isPlain) return picture.runs.map(svgRun).join('');
  const [xMin, yMin, xMax, yMax] = outline.box.map(toUnits);
  const margin = 100;
  const [x, y] = [(xMin ?? 0) - margin, (yMin ?? 0) - margin];
  const size = `x="${x}" y="${y}" width="${(xMax ?? 0) + margin - x}" height="${(yMax ?? 0) + margin - y}"`;
  const ground = picture.isNegative
    ? `<path class="e" color="#fff" d="${outlinePath(outline)}"/>`
    : '';
  const runs = picture.runs.map(
    (run) => `<g color="${run.isErasing ? '#000' : '#fff'}">${svgRun(run)}</g>`,
  );
  return (
    `<mask id="${name}-mask" maskUnits="userSpaceOnUse" ${size}>${ground}${runs.join('')}</mask>` +
    `<rect class="f" ${size} mask="url(#${name}-mask)"/>`
  );
}

function svgRun({ strokes, solids, areas }: Run): string {
  const parts = areas.map((rings) => `<path class="e" d="${ringsPath(rings)}"/>`);
  for (const [width, data] of strokePaths(strokes))
    parts.push(`<path class="s" stroke-width="${width}" d="${data}"/>`);
  if (solids.length > 0) parts.push(`<path class="f" d="${ringsPath(solids)}"/>`);
  return parts.join('');
}
