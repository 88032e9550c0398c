/** Speed of light in mm per microsecond; divided by mm it gives MHz. */
const lightMmMhz = 299_792.458;

/** A standing wave between two planes, with `m` and `n` half waves along their sides. */
export interface Mode {
  readonly m: number;
  readonly n: number;
  readonly mhz: number;
}

/**
 * The lowest modes of a rectangular plane pair with open edges up to a frequency: f = c / (2 sqrt
 * er) sqrt((m/a)² + (n/b)²).
 *
 * @param most number of modes
 */
export function listModes(
  [aMm, bMm]: readonly [number, number],
  permittivity: number,
  highestMhz: number,
  most: number,
): Mode[] {
  const speed = lightMmMhz / (2 * Math.sqrt(permittivity));
  // The mode (m, n) has at least m + n lower ones, so none of the lowest has a larger number.
  const count = (side: number) => Math.min(most, Math.floor((highestMhz * side) / speed));
  const modes: Mode[] = [];
  for (let m = 0; m <= count(aMm); m++)
    for (let n = 0; n <= count(bMm); n++) {
      const mhz = speed * Math.hypot(m / aMm, n / bMm);
      if (m + n > 0 && mhz <= highestMhz) modes.push({ m, n, mhz });
    }
  return modes.sort((one, other) => one.mhz - other.mhz || one.m - other.m).slice(0, most);
}
