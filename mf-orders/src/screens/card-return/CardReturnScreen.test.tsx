import { aSession, http, HttpResponse, mockServer } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { keepAttempt } from '../../components/checkout-notes/attempt.ts';
import { storedCartText } from '../../components/stored-cart/storedCart.ts';
import { anOrder } from '../../testing/anOrder.ts';
import { fillStoredCart } from '../../testing/checkoutHandlers.ts';
import { renderOrders } from '../../testing/renderOrders.tsx';

const server = mockServer();
const card = {
  id: 'o-1',
  number: 'C20261100001',
  payment_method: 2,
  duedate: null,
  bank: null,
} as const;

function answers(...orders: readonly ReturnType<typeof anOrder>[]) {
  let asked = 0;
  server.use(
    http.get('*/api/order/o-1/', () => {
      asked += 1;
      return HttpResponse.json(orders[Math.min(asked, orders.length) - 1]);
    }),
  );
}

describe('CardReturnScreen', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    fillStoredCart();
    const pending = { id: 'o-1', number: card.number, cart: storedCartText() };
    keepAttempt({ key: 'k', content: 'c', isSent: true, pending });
  });

  it('waits for the answer, then shows the completed order and clears the cart', async () => {
    answers(
      anOrder({ ...card, payment_state: 'processing' }),
      anOrder({ ...card, status: 1, payment_state: 'paid' }),
    );
    renderOrders('/3dsec_finished?o=o-1', aSession({ country: 'US' }));
    expect(await screen.findByText(/waiting for the card company/)).toBeInTheDocument();
    expect(localStorage.getItem('cd')).not.toBeNull();
    expect(await screen.findByText('Order completed.', {}, { timeout: 4000 })).toBeInTheDocument();
    expect(localStorage.getItem('cd')).toBeNull();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('keeps a cart that was filled meanwhile', async () => {
    answers(anOrder({ ...card, status: 1, payment_state: 'paid' }));
    fillStoredCart(7);
    renderOrders('/3dsec_finished?o=o-1');
    await screen.findByText('Order completed.');
    expect(localStorage.getItem('cd')).toBe('{"m1":7}');
  });

  it('keeps the cart after a failed authentication and offers another payment method', async () => {
    answers(anOrder({ ...card, status: 2, payment_state: 'failed' }));
    renderOrders('/3dsec_finished?o=o-1');
    expect(
      await screen.findByText(/Nothing was charged. Your cart is still there/),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Choose another payment method' })).toHaveAttribute(
      'href',
      '/payment',
    );
    expect(localStorage.getItem('cd')).not.toBeNull();
  });

  it('does not mention a cart where there is none, and mentions a refund', async () => {
    localStorage.clear();
    answers(anOrder({ status: 99, payment_state: 'refund_due' }));
    renderOrders('/payment?order=o-1');
    expect(await screen.findByText(/is being refunded/)).toBeInTheDocument();
    expect(screen.queryByText(/Your cart|Nothing was charged/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /another payment/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Order details' })).toBeInTheDocument();
  });

  it('says that there is no order when the address has none', async () => {
    renderOrders('/3dsec_finished');
    expect(await screen.findByText('Order not found.')).toBeInTheDocument();
  });
});
