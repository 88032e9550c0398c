import { anOrderRow, http, HttpResponse, mockServer } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { attemptFor, keepAttempt } from '../../components/checkout-notes/attempt.ts';
import { storedCartText } from '../../components/stored-cart/storedCart.ts';
import {
  checkoutServer,
  fillStoredCart,
  lostAnswer,
  placed,
  placedOrderServer,
  placesOrders,
  refused,
  slowly,
} from '../../testing/checkoutHandlers.ts';
import { choose, placeButton } from '../../testing/checkoutSteps.ts';
import { renderOrders } from '../../testing/renderOrders.tsx';

const server = mockServer();

describe('usePlacing', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    server.use(...placedOrderServer);
  });

  it('repeats the call under the same key after a lost answer, and keeps cart and choice', async () => {
    fillStoredCart();
    const { handler, sent } = placesOrders(lostAnswer, placed(0));
    server.use(...checkoutServer().handlers, handler);
    const { user, unmount } = renderOrders('/payment');
    await choose(user, /prepay/);
    await user.click(await placeButton());
    expect(await screen.findByText(/can’t confirm yet whether/)).toBeInTheDocument();
    // The page reloads in between.
    unmount();
    const view = renderOrders('/payment?step=confirm');
    expect(await screen.findByText(/can’t confirm yet whether/)).toBeInTheDocument();
    await view.user.click(await placeButton());
    await screen.findByText('Order completed.');
    expect(sent).toHaveLength(2);
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });

  it('keeps placing while the person goes back a step, and shows the outcome', async () => {
    fillStoredCart();
    const { handler, answer } = slowly(placed(0));
    server.use(...checkoutServer().handlers, handler);
    const { user, address } = renderOrders('/payment');
    await choose(user, /prepay/);
    await user.click(await placeButton());
    await user.click(screen.getByRole('link', { name: 'Back' }));
    expect(await screen.findByText(/Placing your order/)).toBeInTheDocument();
    answer();
    await screen.findByText('Order completed.');
    expect(address()).toBe('/payment?order=o-1');
  });

  it('clears the cart of an order answered after the person left', async () => {
    fillStoredCart();
    const { handler, answer } = slowly(placed(0));
    server.use(...checkoutServer().handlers, handler);
    const { user, address } = renderOrders('/payment');
    await choose(user, /prepay/);
    await user.click(await placeButton());
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await user.click(screen.getByRole('link', { name: 'Back to store' }));
    answer();
    await waitFor(() => {
      expect(localStorage.getItem('cd')).toBeNull();
    });
    expect(address()).toBe('/store');
  });

  it('shows an order that still awaits its card because its tab was closed', async () => {
    fillStoredCart();
    const waiting = anOrderRow({ id: 'o-9', number: 'C9', payment_method: 2 });
    server.use(
      http.get('*/api/orders/', () => HttpResponse.json([waiting])),
      ...checkoutServer().handlers,
    );
    renderOrders('/payment');
    expect(await screen.findByText(/Order C9 is pending card authentication/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Order details' })).toHaveAttribute(
      'href',
      '/order/o-9',
    );
  });

  it.each(['this tab', 'a closed tab'])(
    'shows the waiting order of %s when its renewals cannot be ordered again',
    async (tab) => {
      fillStoredCart();
      const waiting = anOrderRow({ id: 'o-9', number: 'C9', payment_method: 2 });
      const pending = { id: 'o-9', number: 'C9', cart: storedCartText() };
      if (tab === 'this tab') keepAttempt({ ...attemptFor('cart'), isSent: true, pending });
      server.use(
        http.get('*/api/orders/', () => HttpResponse.json([waiting])),
        http.post('*/api/order/calculate', refused('not_renewable', { licenses: 'no' })),
        ...checkoutServer().handlers,
      );
      renderOrders('/payment?step=confirm');
      expect(await screen.findByText(/C9/)).toBeInTheDocument();
      const details = screen.getByRole('link', { name: 'Order details' });
      expect(details).toHaveAttribute('href', '/order/o-9');
      expect(await screen.findByRole('link', { name: 'Back to store' })).toBeInTheDocument();
    },
  );

  it('shows new amounts when the price changed, and places the order at those', async () => {
    fillStoredCart();
    const { handlers, state } = checkoutServer();
    const { handler, sent } = placesOrders(() => {
      state.factor = 2;
      return refused('price_changed', { expected_total: 'changed' })();
    }, placed(0));
    server.use(...handlers, handler);
    const { user } = renderOrders('/payment');
    await choose(user, /prepay/);
    await user.click(await placeButton());
    expect(await screen.findByText(/The price has changed/)).toBeInTheDocument();
    await waitFor(async () => {
      expect(await placeButton()).toHaveTextContent('¥33,000');
    });
    expect(localStorage.getItem('cd')).not.toBeNull();
    await user.click(await placeButton());
    await screen.findByText('Order completed.');
    expect(sent[1]?.body.expected_total).toBe(33_000);
  });

  it('asks before ordering again what may already be ordered', async () => {
    fillStoredCart();
    const { handler, sent } = placesOrders(
      lostAnswer,
      refused('key_reused', { id: 'used' }),
      placed(0),
    );
    server.use(...checkoutServer().handlers, handler);
    const { user } = renderOrders('/payment');
    await choose(user, /prepay/);
    await user.click(await placeButton());
    await screen.findByText(/can’t confirm yet whether/);
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await choose(user, /postpay/);
    await user.click(await placeButton());
    const another = await screen.findByRole('button', { name: 'Place another order' });
    expect(sent[1]?.key).toBe(sent[0]?.key);
    await user.click(another);
    await screen.findByText('Order completed.');
    expect(sent[2]?.key).not.toBe(sent[0]?.key);
  });
});
