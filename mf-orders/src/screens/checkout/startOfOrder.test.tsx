import { aSession, http, HttpResponse, mockServer } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import {
  checkoutServer,
  fillStoredCart,
  placed,
  placedOrderServer,
  placesOrders,
  refused,
} from '../../testing/checkoutHandlers.ts';
import { choose, placeButton } from '../../testing/checkoutSteps.ts';
import { renderOrders } from '../../testing/renderOrders.tsx';

const server = mockServer();
const late = 'The chosen start date 2026-11-20 has passed.';
const giveUp = 'Start on the order date';

/** A stored cart without a chosen day. */
function fillOpenCart() {
  fillStoredCart();
  localStorage.setItem('start_on_order', '2026-11-20');
}

describe('the first day of an order placed after midnight', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    server.use(...placedOrderServer);
  });

  it('is the day of the order when no day was chosen', async () => {
    fillOpenCart();
    const { handler, sent } = placesOrders(placed(0));
    server.use(...checkoutServer().handlers, handler);
    const { user } = renderOrders('/payment');
    await choose(user, /prepay/);
    const place = await placeButton();
    expect(screen.getByText('November 20, 2026 (order date)')).toBeInTheDocument();
    await user.click(place);
    await screen.findByText('Order completed.');
    expect(sent[0]?.body).toMatchObject({ start_at: '2026-11-20', start_on_order: true });
    expect(localStorage.getItem('start_on_order')).toBeNull();
  });

  it("follows the server, whose day began before the page's", async () => {
    fillOpenCart();
    server.use(...checkoutServer({ asOf: '2026-11-20T15:00:01.000Z' }).handlers);
    const { user } = renderOrders('/payment');
    await choose(user, /prepay/);
    await placeButton();
    expect(screen.getByText('November 21, 2026 (order date)')).toBeInTheDocument();
    expect(screen.queryByText(/has passed/)).not.toBeInTheDocument();
  });

  it('moves on a click when it was chosen and the order is refused', async () => {
    fillStoredCart();
    const { handler, sent } = placesOrders(refused('invalid', { start_at: late }), placed(0));
    server.use(...checkoutServer().handlers, handler);
    const { user } = renderOrders('/payment');
    await choose(user, /prepay/);
    expect(screen.queryByText(/order date/)).not.toBeInTheDocument();
    await user.click(await placeButton());
    expect(await screen.findByText(late)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: giveUp }));
    await user.click(await placeButton());
    await screen.findByText('Order completed.');
    expect(sent.map(({ body }) => body.start_on_order)).toEqual([undefined, true]);
  });

  it('moves on a click when it was chosen and the price is refused', async () => {
    fillStoredCart();
    const { handlers } = checkoutServer();
    const refusesOnce = http.post(
      '*/api/order/terms',
      () => HttpResponse.json({ error: true, code: 'invalid', msg: { start_at: late } }),
      { once: true },
    );
    server.use(refusesOnce, ...handlers);
    const { user } = renderOrders('/payment');
    expect(await screen.findByText(late)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: giveUp }));
    await choose(user, /prepay/);
    await placeButton();
    expect(screen.getByText(/order date/)).toBeInTheDocument();
  });

  it('is today when the page knows that the chosen day has passed, and it says so', async () => {
    fillStoredCart();
    localStorage.setItem('start_at', '2026-11-19');
    server.use(...checkoutServer().handlers);
    renderOrders('/payment', aSession());
    expect(
      await screen.findByText(
        'The selected start date has passed. New licenses start on November 20, 2026.',
      ),
    ).toBeInTheDocument();
  });
});
