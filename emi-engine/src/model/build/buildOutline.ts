import { type Features, type Surfaces } from '../../odb/features/Features.ts';
import { type Outline } from '../Board.ts';
import { type CopperLayer } from '../CopperLayer.ts';

const mm2OfNm2 = 1e-12;
const noSurfaces: Surfaces = {
  ...{ count: 0, features: new Int32Array(), rings: Int32Array.of(0), points: Int32Array.of(0) },
  ...{ holes: new Uint8Array(), xy: new Int32Array() },
};

/** The outline of a step's profile; undefined if there is no profile or it has no surface. */
export function readOutline(profile: Features | undefined): Outline | undefined {
  if (!profile || profile.surfaces.xy.length === 0) return undefined;
  const box = emptyBox();
  extend(box, profile.surfaces.xy, 0);
  return { box, areaMm2: profile.figures.surfaceMm2, surfaces: profile.surfaces };
}

/** The extent of all copper, for boards without a profile. */
export function guessOutline(copper: readonly CopperLayer[]): Outline {
  const box = emptyBox();
  for (const { segments, pads, areas } of copper) {
    extend(box, segments.xy, (point) => (segments.widths[point >> 1] ?? 0) / 2);
    extend(box, pads.xy, 0);
    extend(box, areas.xy, 0);
  }
  const [xMin, yMin, xMax, yMax] = box;
  if (xMin > xMax) return { box: [0, 0, 0, 0], areaMm2: 0, surfaces: noSurfaces };
  const areaMm2 = (xMax - xMin) * (yMax - yMin) * mm2OfNm2;
  return { box, areaMm2, surfaces: noSurfaces };
}

function emptyBox(): [number, number, number, number] {
  return [Infinity, Infinity, -Infinity, -Infinity];
}

function extend(
  box: [number, number, number, number],
  xy: Int32Array,
  margin: number | ((point: number) => number),
): void {
  for (let at = 0; at < xy.length; at += 2) {
    const around = typeof margin === 'number' ? margin : margin(at >> 1);
    const x = xy[at] ?? 0;
    const y = xy[at + 1] ?? 0;
    if (x - around < box[0]) box[0] = x - around;
    if (y - around < box[1]) box[1] = y - around;
    if (x + around > box[2]) box[2] = x + around;
    if (y + around > box[3]) box[3] = y + around;
  }
}
