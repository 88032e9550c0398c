import { screen } from '@testing-library/react';
import type { renderOrders } from './renderOrders.tsx';

type User = ReturnType<typeof renderOrders>['user'];

/** The button that places the order, once the last step is rendered. */
export const placeButton = () => screen.findByRole('button', { name: /^Place order/ });

/** Completes the first step of the checkout. */
export async function choose(user: User, way: RegExp, card?: RegExp) {
  await user.click(await screen.findByRole('radio', { name: way }));
  if (card) await user.click(await screen.findByRole('radio', { name: card }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
}
