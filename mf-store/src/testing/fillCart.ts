import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

interface Line {
  readonly product?: string;
  readonly period?: string;
  readonly quantity?: number;
}

/** Types a number over the one in a field. */
export function typeNumber(field: HTMLElement, value: number): void {
  fireEvent.change(field, { target: { value: String(value) } });
}

/** Adds a line on the card of its product, in English. @returns the card. */
export async function addLine(
  user: UserEvent,
  { product = 'Circuit Designer', period, quantity }: Line,
) {
  const element = screen.getByRole('article', { name: product });
  const card = within(element);
  if (period) await user.selectOptions(card.getByLabelText('Contract period'), period);
  if (quantity) typeNumber(card.getByLabelText('Quantity'), quantity);
  await user.click(card.getByRole('button', { name: /^Add to cart/ }));
  return element;
}
