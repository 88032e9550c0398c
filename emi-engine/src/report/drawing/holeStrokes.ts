import { type Holes } from '../../model/Holes.ts';
import { type Strokes } from './LayerPicture.ts';

/** Holes as dots by diameter, filtered by span. */
export function holeStrokes(
  { count, xy, diameters, from, to }: Holes,
  suits: (from: number, to: number) => boolean = () => true,
): Strokes {
  const strokes = new Map<number, number[]>();
  for (let hole = 0; hole < count; hole++) {
    if (!suits(from[hole] ?? 0, to[hole] ?? 0)) continue;
    const [x = 0, y = 0] = xy.subarray(2 * hole, 2 * hole + 2);
    const diameter = diameters[hole] ?? 0;
    const known = strokes.get(diameter);
    if (known) known.push(x, y, x, y);
    else strokes.set(diameter, [x, y, x, y]);
  }
  return new Map([...strokes].sort(([one], [other]) => one - other));
}

/** The distinct layer spans of holes; more than one if some are blind or buried. */
export function listSpans({ count, from, to }: Holes): (readonly [from: number, to: number])[] {
  const spans = new Map<string, readonly [from: number, to: number]>();
  for (let hole = 0; hole < count; hole++) {
    const span = [from[hole] ?? 0, to[hole] ?? 0] as const;
    spans.set(span.join(' '), span);
  }
  return [...spans.values()].sort(([one, end], [other, last]) => one - other || end - last);
}
