import type { PriceLine } from './PriceBreakdown.ts';

/**
 * Joins renewals that cost the same for the same reason into one line, so that a thousand licenses
 * do not make a thousand lines. The order of first appearance stays, and so do the sums.
 */
export function groupLines(lines: readonly PriceLine[]): readonly PriceLine[] {
  const groups = new Map<string, PriceLine>();
  for (const line of lines) {
    const { kind, product, months, yearOfUse, unitPrice } = line;
    const key = [kind, product, months, yearOfUse, unitPrice].join(' ');
    const group = groups.get(key);
    groups.set(
      key,
      group
        ? {
            ...group,
            quantity: group.quantity + line.quantity,
            // Sums are rounded to whole cents, because adding fractions of dollars leaves tiny
            // errors.
            subtotal: Math.round((group.subtotal + line.subtotal) * 100) / 100,
          }
        : line,
    );
  }
  return [...groups.values()];
}
