import { screen } from '@testing-library/react';

/** The element with the totals of the cart, in English. */
export function cartTotal() {
  return screen.getByRole('group', { name: 'Total' });
}
