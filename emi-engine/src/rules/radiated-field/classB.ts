/** Distance in metres at which fields are compared with the limits. */
export const testDistance = 3;

/** Range of the limits, in MHz. */
export const limitedRange = { from: 30, to: 6000 } as const;

/**
 * Limit of CISPR 32 class B in dBµV/m at 3 m: quasi-peak up to 1 GHz (table A.4), average above
 * (table A.5). At 10 m it is 10 dB lower, up to 1 GHz.
 */
export function classBLimit(mhz: number): number {
  if (mhz <= 230) return 40;
  if (mhz <= 1000) return 47;
  return mhz <= 3000 ? 50 : 54;
}
