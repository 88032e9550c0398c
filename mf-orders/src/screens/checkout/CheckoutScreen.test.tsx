import { aSession, expectAccessible, http, HttpResponse, mockServer } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  aCard,
  checkoutServer,
  fillStoredCart,
  placed,
  placedOrderServer,
  placesOrders,
} from '../../testing/checkoutHandlers.ts';
import { choose, placeButton } from '../../testing/checkoutSteps.ts';
import { renderOrders } from '../../testing/renderOrders.tsx';

const server = mockServer();

const storedRenewals = (...ids: readonly string[]) =>
  JSON.stringify(ids.map((id) => ({ id, count: 12 })));

describe('CheckoutScreen', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    server.use(...placedOrderServer);
  });

  it('leads from method and confirmation to a complete order, accessibly', async () => {
    fillStoredCart();
    const { handler, sent } = placesOrders(placed(0));
    server.use(...checkoutServer().handlers, handler);
    const { user, address } = renderOrders('/payment');
    await screen.findByRole('radio', { name: /prepay/ });
    const ways = screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value);
    expect(ways).toEqual(['bank_prepay', 'bank_postpay', 'card']);
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
    await expectAccessible();
    await choose(user, /prepay/);
    const place = await placeButton();
    expect(screen.getByRole('heading', { name: 'Checkout' })).toHaveFocus();
    expect(place).toHaveTextContent('¥16,500');
    expect(screen.getByText('Minato Bank (code 0001)')).toBeInTheDocument();
    expect(screen.getByText('December 4, 2026')).toBeInTheDocument();
    expect(screen.getByText(/until it is paid/)).toBeInTheDocument();
    const slip = screen.getByRole('checkbox', { name: 'Invoice' });
    expect(slip).toHaveAttribute('aria-readonly', 'true');
    await user.click(slip);
    expect(slip).not.toBeChecked();
    await expectAccessible();
    // Both clicks happen before the next render.
    act(() => {
      place.click();
      place.click();
    });
    const notice = await screen.findByRole('dialog', { name: 'Auto-renewal notice' });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({
      payment_method: 1,
      payment_type: 1,
      customer_card_id: '',
      cd: { m1: 1 },
      expected_total: 16_500,
      terms: '2026-11',
    });
    expect(sent[0]?.key).toMatch(/^[\da-f]{32}$/);
    expect(localStorage.getItem('cd')).toBeNull();
    expect(sessionStorage.getItem('checkout_attempt')).toBeNull();
    expect(address()).toBe('/payment?order=o-1');
    await user.click(within(notice).getByRole('button', { name: 'View orders' }));
    expect(address()).toBe('/orders');
  });

  it('opens a link to renew at the confirmation, with the default card', async () => {
    fillStoredCart();
    const cards = [{ ...aCard, is_default: 1 as const }];
    const licenses = http.get('*/api/licenses/', () => HttpResponse.json([]));
    server.use(...checkoutServer({ cards }).handlers, licenses);
    const { address } = renderOrders('/payment?renew=l-1&renew=l-2&renew=l-1');
    expect(await placeButton()).toBeVisible();
    expect(screen.getByText(/4242/)).toBeVisible();
    expect(address()).toBe('/payment?step=confirm');
    expect(localStorage.getItem('licenses')).toBe(storedRenewals('l-1', 'l-2'));
    expect(localStorage.getItem('cd')).toBe('{}');
    // The store offers the former cart again.
    expect(localStorage.getItem('cart_previous')).toContain('m1');
  });

  it('keeps the former cart over several links to renew', async () => {
    fillStoredCart();
    server.use(...checkoutServer().handlers);
    for (const id of ['l-1', 'l-2', 'l-3']) {
      const { unmount } = renderOrders(`/payment?renew=${id}`);
      await screen.findByRole('radio', { name: /prepay/ });
      expect(localStorage.getItem('licenses')).toBe(storedRenewals(id));
      unmount();
    }
    expect(localStorage.getItem('cart_previous')).toContain('m1');
  });

  it('opens a link to renew at the methods when there is no default card', async () => {
    server.use(...checkoutServer().handlers);
    const { address } = renderOrders('/payment?renew=l-1');
    await screen.findByRole('radio', { name: /prepay/ });
    expect(address()).toBe('/payment');
    expect(localStorage.getItem('licenses')).toBe(storedRenewals('l-1'));
    expect(localStorage.getItem('cart_previous')).toBeNull();
  });

  it('links back to the store when there is no cart', async () => {
    renderOrders('/payment');
    expect(await screen.findByText('No data in cart')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to store' })).toHaveAttribute('href', '/store');
  });

  it('says that there is no data when the start date is missing', async () => {
    fillStoredCart();
    localStorage.removeItem('start_at');
    renderOrders('/payment');
    expect(await screen.findByText('No data in cart')).toBeInTheDocument();
  });

  it('empties a cart older than six hours, which the store then offers again', async () => {
    fillStoredCart();
    localStorage.setItem('cart_changed_at', String(Date.now() - 6 * 3_600_000 - 1));
    const { unmount } = renderOrders('/payment');
    expect(await screen.findByText('No data in cart')).toBeInTheDocument();
    expect(localStorage.getItem('cd')).toBe('{}');
    expect(localStorage.getItem('cart_previous')).toContain('m1');
    unmount();
    fillStoredCart();
    localStorage.setItem('cart_changed_at', String(Date.now() - 6 * 3_600_000 + 60_000));
    server.use(...checkoutServer().handlers);
    renderOrders('/payment');
    expect(await screen.findByRole('radio', { name: /prepay/ })).toBeInTheDocument();
  });

  it('tells guests whom to ask', async () => {
    renderOrders('/payment', aSession({ role: 'guest' }));
    expect(await screen.findByText(/Ask one of them/)).toBeInTheDocument();
  });

  it('notices when another tab has emptied the cart', async () => {
    fillStoredCart();
    server.use(...checkoutServer().handlers);
    const { user } = renderOrders('/payment');
    await choose(user, /prepay/);
    await placeButton();
    act(() => {
      localStorage.removeItem('cd');
      dispatchEvent(new StorageEvent('storage', { key: 'cd', storageArea: localStorage }));
    });
    expect(screen.getByText('No data in cart')).toBeInTheDocument();
  });

  it('does not order a cart that another tab just ordered', async () => {
    fillStoredCart();
    const { handler, sent } = placesOrders(placed(0));
    server.use(...checkoutServer().handlers, handler);
    // The other tab holds the lock and orders. When this tab gets the lock, the cart is empty.
    const request = jest.fn(async (_name: string, second: unknown, third?: unknown) => {
      const [work, lock] = typeof third === 'function' ? [third, null] : [second, {}];
      if (lock !== null) localStorage.removeItem('cd');
      return (work as (lock: unknown) => Promise<unknown>)(lock);
    });
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
    const { user } = renderOrders('/payment');
    await choose(user, /prepay/);
    await user.click(await placeButton());
    await waitFor(() => {
      expect(request).toHaveBeenCalledTimes(2);
    });
    await act(async () => {
      await request.mock.results[1]?.value;
    });
    Reflect.deleteProperty(navigator, 'locks');
    expect(await screen.findByText(/ordered or changed in another tab/)).toBeInTheDocument();
    expect(sent).toHaveLength(0);
    expect(sessionStorage.getItem('checkout_attempt')).toContain('"isSent":false');
  });
});
