/** Speed of light in mm per microsecond; divided by mm it gives MHz. */
const lightMmMhz = 299_792.458;

/** A standing wave between two planes, with `m` and `n` half waves along their sides. */
export interface Mode {
  readonly m: number;
  readonly n: number;
  readonly mhz: number;
}

/**
 * Modes of a rectangular plane pair with open edges up to a frequency, the lowest first: f = c / (2
 * sqrt er) sqrt((m/a)² + (n/b)²).
 */
export function listModes(
  [aMm, bMm]: readonly [number, number],
  permittivity: number,
  highestMhz: number,
): Mode[] {
  const speed = lightMmMhz / (2 * Math.sqrt(permittivity));
  const count = (side: number) => Math.floor((highestMhz * side) / speed);
  const modes: Mode[] = [];
  for (let m = 0; m <= count(aMm); m++)
    for (let n = 0; n <= count(bMm); n++) {
      const mhz = speed * Math.hypot(m / aMm, n / bMm);
      if (m + n > 0 && mhz <= highestMhz) modes.push({ m, n, mhz });
    }
  return modes.sort((one, other) => one.mhz - other.mhz || one.m - other.m);
}
