import { expect, type Locator } from '@playwright/test';
import { taxWords } from '@portal/shared/domain';
import type { Say } from '../fixtures/say.ts';
import type { ShownCart } from './ShownCart.ts';

/** Expects an amounts card of the checkout or an order to match the store line by line. */
export async function expectSameAmounts(
  card: Locator,
  say: Say,
  { discounts, subtotal, tax, slips, total }: ShownCart,
): Promise<void> {
  const words = taxWords[say.language];
  const allDiscounts = discounts.reduce((sum, { amount }) => sum + unitsIn(amount), 0);
  const named: readonly (readonly [name: string, amount: string | null])[] = [
    [say('orders.amounts.subtotal'), subtotal],
    [say('orders.amounts.slips'), slips],
    [words.total(tax !== null), total],
  ];
  for (const [name, amount] of named) {
    if (amount !== null) await expectLine(card, name, unitsIn(amount));
  }
  if (tax !== null) await expectLine(card, words.shortTax, unitsIn(tax));
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
