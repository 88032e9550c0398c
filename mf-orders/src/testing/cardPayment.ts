import { payOrderRequestSchema, type Card } from '@portal/shared/contracts';
import { http, HttpResponse } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import type { anOrder } from './anOrder.ts';
import { aCard } from './checkoutHandlers.ts';
import type { renderOrders } from './renderOrders.tsx';

type Order = ReturnType<typeof anOrder>;

export const orderPath = '/order/id-S20261100001';
export const otherCard = {
  ...aCard,
  customer_card_id: 'card-2',
  card_number: '**** **** **** 0002',
};

/** A payable order for a person with two cards: the calls, and the order after each. */
export function payableOrder(first: Order, cards: readonly Card[] = [aCard, otherCard]) {
  const state = { order: first };
  const sent: { readonly key: string | null; readonly card: string }[] = [];
  const answers: (() => Response | Promise<Response>)[] = [];
  const handlers = [
    http.get('*/api/order/:id/', () => HttpResponse.json(state.order)),
    http.get('*/api/payments/', () => HttpResponse.json([...cards])),
    http.post('*/api/order/:id/pay', async ({ request }) => {
      const { customer_card_id: card } = payOrderRequestSchema.parse(await request.json());
      sent.push({ key: request.headers.get('Idempotency-Key'), card });
      const answer = answers[Math.min(sent.length, answers.length) - 1];
      if (!answer) throw new Error('the test has no answer to this payment');
      return answer();
    }),
  ];
  return { state, sent, answers, handlers };
}

type User = ReturnType<typeof renderOrders>['user'];

/** Opens the dialog and chooses a card. */
export async function chooseCard(user: User, card = /4242/) {
  await user.click(await screen.findByRole('button', { name: /^(Pay by card|カードで支払う)$/ }));
  await user.click(await screen.findByRole('radio', { name: card }));
}
