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

/** Adds a line through the dialog, in English. @returns the dialog, which may still be open. */
export async function addLine(user: UserEvent, { product, period, quantity }: Line) {
  await user.click(screen.getByRole('button', { name: 'Add to cart' }));
  const element = await screen.findByRole('dialog', { name: 'Add to cart' });
  const dialog = within(element);
  if (product) await user.selectOptions(dialog.getByLabelText('Product'), product);
  if (period) await user.selectOptions(dialog.getByLabelText('Contract period'), period);
  if (quantity) typeNumber(dialog.getByLabelText('Quantity'), quantity);
  await user.click(dialog.getByRole('button', { name: 'Add to cart' }));
  return element;
}
