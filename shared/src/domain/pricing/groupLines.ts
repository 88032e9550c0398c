import type { PriceLine } from './PriceBreakdown.ts';

/**
 * Renewals that cost the same for the same reason become one line: a thousand licenses are not a
 * thousand explanations. The order of first appearance stays, and so do the sums.
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
            // Of whole cents: adding fractions of dollars must leave no trace.
            subtotal: Math.round((group.subtotal + line.subtotal) * 100) / 100,
          }
        : line,
    );
  }
  return [...groups.values()];
}
