import { type BoardView } from '../BoardView.ts';

/**
 * The harmonic of a clock nearest to a frequency, within a share of it. Only clocks count whose
 * frequency the user says.
 */
export function findHarmonic(
  { classes }: BoardView,
  mhz: number,
  share: number,
): { readonly net: number; readonly order: number } | undefined {
  let best: { net: number; order: number; off: number } | undefined;
  for (const [net, { frequencyMhz }] of classes.entries()) {
    if (frequencyMhz === undefined) continue;
    const order = Math.max(1, Math.round(mhz / frequencyMhz));
    const off = Math.abs(order * frequencyMhz - mhz) / mhz;
    if (off <= share && off < (best?.off ?? Infinity)) best = { net, order, off };
  }
  return best;
}
