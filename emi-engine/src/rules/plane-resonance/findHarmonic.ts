import { type BoardView } from '../BoardView.ts';

/** A clock whose frequency the user gave. */
export interface KnownClock {
  readonly net: number;
  readonly mhz: number;
}

export function knownClocks({ classes }: BoardView): KnownClock[] {
  return classes.flatMap(({ frequencyMhz }, net) =>
    frequencyMhz === undefined ? [] : [{ net, mhz: frequencyMhz }],
  );
}

/**
 * Whether the harmonics of a clock lie so far apart at a frequency that one of them can be told to
 * be near: otherwise one always is.
 */
export function isTold({ mhz: clock }: KnownClock, mhz: number, share: number): boolean {
  return clock > 2 * share * mhz;
}

/** The clock harmonic nearest to a frequency, within a relative tolerance. */
export function findHarmonic(
  clocks: readonly KnownClock[],
  mhz: number,
  share: number,
): { readonly net: number; readonly order: number } | undefined {
  let best: { net: number; order: number; off: number } | undefined;
  for (const clock of clocks.filter((each) => isTold(each, mhz, share))) {
    const order = Math.max(1, Math.round(mhz / clock.mhz));
    const off = Math.abs(order * clock.mhz - mhz) / mhz;
    if (off <= share && off < (best?.off ?? Infinity)) best = { net: clock.net, order, off };
  }
  return best;
}
