import type { Pads, PadShape } from './Drawing.ts';
import { fillRings } from './fillRings.ts';

/**
 * The geometry of a pad around its origin, in nanometers: a circle, or trapezoids of six numbers.
 */
export type PadForm =
  | { readonly kind: 'round'; readonly diameter: number }
  | { readonly kind: 'filled'; readonly trapezoids: readonly number[] };

/** Fills pad shapes, each orientation once. */
export class PadForms {
  readonly #forms = new Map<string, PadForm>();

  constructor(private readonly shapes: readonly PadShape[]) {}

  of({ shapes, angles, scales, mirrored }: Pads, pad: number): PadForm {
    const key = [shapes[pad], angles[pad], scales[pad], mirrored[pad]].join(' ');
    const known = this.#forms.get(key);
    if (known) return known;
    const form = this.#make(
      this.shapes[shapes[pad] ?? 0],
      (angles[pad] ?? 0) / 1000,
      (scales[pad] ?? 1000) / 1000,
      mirrored[pad] === 1,
    );
    this.#forms.set(key, form);
    return form;
  }

  #make(shape: PadShape | undefined, degrees: number, scale: number, isMirrored: boolean): PadForm {
    const diameter = shape?.diameter ?? null;
    if (diameter !== null) return { kind: 'round', diameter: diameter * scale };
    const [sine, cosine] = turnOf(degrees);
    const turned = (ring: readonly number[]) => {
      const points: number[] = [];
      for (let at = 0; at < ring.length; at += 2) {
        const x = (ring[at] ?? 0) * scale * (isMirrored ? -1 : 1);
        const y = (ring[at + 1] ?? 0) * scale;
        points.push(Math.round(x * cosine + y * sine), Math.round(y * cosine - x * sine));
      }
      return points;
    };
    const trapezoids: number[] = [];
    for (const group of groupsOf(shape?.polygons ?? [])) {
      const work = fillRings(group.map(turned), (...numbers) => trapezoids.push(...numbers));
      while (!work.next().done);
    }
    return { kind: 'filled', trapezoids };
  }
}

/** Sine and cosine, exact for right angles. */
function turnOf(degrees: number): readonly [sine: number, cosine: number] {
  const angle = (degrees * Math.PI) / 180;
  const exact = (value: number) => (Math.abs(value) < 1e-12 ? 0 : value);
  return [exact(Math.sin(angle)), exact(Math.cos(angle))];
}

/** Groups polygons to fill together: an erasing polygon becomes a hole of the ones before it. */
function groupsOf(polygons: PadShape['polygons']): (readonly number[])[][] {
  const groups: (readonly number[])[][] = [];
  for (const { isNegative, rings } of polygons) {
    if (isNegative) for (const group of groups) group.push(...rings);
    else groups.push([...rings]);
  }
  return groups;
}
