/** Revenue stamps on receipts by amount in yen (Stamp Tax Act, table 1, no. 17-1). */
const stamps: readonly (readonly [above: number, yen: number])[] = [
  [1_000_000_000, 200_000],
  [500_000_000, 150_000],
  [300_000_000, 100_000],
  [200_000_000, 60_000],
  [100_000_000, 40_000],
  [50_000_000, 20_000],
  [30_000_000, 10_000],
  [20_000_000, 6_000],
  [10_000_000, 4_000],
  [5_000_000, 2_000],
  [3_000_000, 1_000],
  [2_000_000, 600],
  [1_000_000, 400],
  [49_999, 200],
];

/**
 * The revenue stamp that a paper receipt needs, in yen; 0 for none. A receipt for a card payment
 * needs none, since it names the card, and neither does a file.
 *
 * @param base yen without consumption tax, which does not count because our receipts state it
 * separately
 */
export function stampDuty(base: number): number {
  return stamps.find(([above]) => base > above)?.[1] ?? 0;
}
