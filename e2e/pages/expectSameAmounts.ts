import { expect, type Locator } from '@playwright/test';
import type { Say } from '../fixtures/say.ts';
import type { ShownCart } from './ShownCart.ts';

/** Expects an amounts card of the checkout or an order to match the store line by line. */
export async function expectSameAmounts(
  card: Locator,
  say: Say,
  { discounts, subtotal, tax, slips, total }: ShownCart,
): Promise<void> {
  const allDiscounts = discounts.reduce((sum, { amount }) => sum + unitsIn(amount), 0);
  const named: readonly (readonly [id: string, amount: string | null])[] = [
    ['subtotal', subtotal],
    ['slips', slips],
    [tax === null ? 'total' : 'totalTaxIncluded', total],
  ];
  for (const [id, amount] of named) {
    if (amount !== null) await expectLine(card, say(`orders.amounts.${id}`), unitsIn(amount));
  }
  if (tax !== null) await expectLine(card, say.beginning('orders.amounts.tax'), unitsIn(tax));
  if (allDiscounts !== 0) await expectLine(card, say('orders.amounts.discount'), allDiscounts);
  for (const { text, amount } of discounts) await expectLine(card, text, unitsIn(amount));
}

async function expectLine(card: Locator, name: string, amount: number): Promise<void> {
  const lines = card.locator('dl > div');
  const texts = await lines.evaluateAll((all) =>
    all.map((line) => Array.from(line.children, ({ textContent }) => textContent)),
  );
  const line = texts.find(([term = '']) => term.startsWith(name));
  expect(unitsIn(line?.[1] ?? ''), `${name} of ${JSON.stringify(texts)}`).toBe(amount);
}

/** The number in a text with currency, whose sign may vary. */
function unitsIn(text: string): number {
  const amount = Number(text.replaceAll(/[^\d.]/g, '') || Number.NaN);
  return /^[-−△]|[-−]/.test(text) ? -amount : amount;
}
