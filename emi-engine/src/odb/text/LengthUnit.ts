/** Unit of the lengths in a file; `inch` is the format's default. */
export type LengthUnit = 'mm' | 'inch';

/** Nanometres per unit of coordinates. */
export const nmOfUnit = { mm: 1_000_000, inch: 25_400_000 } as const;

/** Nanometres per unit of symbol and tool sizes: micron for MM, mil for INCH. */
export const nmOfSize = { mm: 1000, inch: 25_400 } as const;

/** Reads `MM` or `INCH` in any case; undefined for other words. */
export function readUnit(word: string): LengthUnit | undefined {
  const name = word.trim().toUpperCase();
  if (name === 'MM') return 'mm';
  return name === 'INCH' ? 'inch' : undefined;
}
