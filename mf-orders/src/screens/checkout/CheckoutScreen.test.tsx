import {
  aConfig,
  aSession,
  expectAccessible,
  http,
  HttpResponse,
  mockServer,
} from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { anOrder, anOrderRow } from '../../testing/anOrder.ts';
import { checkoutServer, fillStoredCart, placesOrders } from '../../testing/checkoutHandlers.ts';
import { renderOrders } from '../../testing/renderOrders.tsx';

const server = mockServer();
const placed = (status: number) => () =>
  HttpResponse.json({ id: 'o-1', number: 'S20261100001', status, duedate: '2026-12-04' });
const refused = (code: string, msg: Record<string, string>) => () =>
  HttpResponse.json({ error: true, code, msg });
const lostAnswer = () => HttpResponse.error();

type User = ReturnType<typeof renderOrders>['user'];
const placeButton = () => screen.findByRole('button', { name: /^Place order/ });

/** Orders are answered once `answer` is called. */
function slowly(response: () => Response) {
  const gate = new EventTarget();
  const asked = new Promise((resolve) => {
    gate.addEventListener('open', resolve, { once: true });
  });
  const answer = () => gate.dispatchEvent(new Event('open'));
  const handler = http.post('*/api/order', async () => {
    await asked;
    return response();
  });
  return { handler, answer };
}

/** Through the first step. */
async function choose(user: User, way: RegExp, card?: RegExp) {
  await user.click(await screen.findByRole('radio', { name: way }));
  if (card) await user.click(await screen.findByRole('radio', { name: card }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
}

describe('CheckoutScreen', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    server.use(
      http.get('*/api/order/o-1/', () => HttpResponse.json(anOrder({ id: 'o-1' }))),
      http.get('*/api/orders/', () => HttpResponse.json([])),
    );
  });

  it.each([
    ['en', aSession(), 'No data in cart', 'Back to store'],
    ['ja', aSession({ locale: 'ja' }), 'カートにデータがありません', 'ストアへ戻る'],
  ])('leads back to the store without a cart (%s)', async (_locale, session, text, link) => {
    renderOrders('/payment', session);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', '/store');
  });

  it('says that there is no data without a start date', async () => {
    fillStoredCart();
    localStorage.removeItem('start_at');
    renderOrders('/payment');
    expect(await screen.findByText('No data in cart')).toBeInTheDocument();
  });

  it('empties a cart older than six hours and leaves it for the store to offer', async () => {
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
    expect(await screen.findByText(/Please ask one of them/)).toBeInTheDocument();
  });

  it('goes from method to confirmation to a complete order, accessibly', async () => {
    fillStoredCart();
    const { handler, sent } = placesOrders(placed(0));
    server.use(...checkoutServer().handlers, handler);
    const { user, address } = renderOrders('/payment');
    await screen.findByRole('radio', { name: /prepay/ });
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
    await expectAccessible();
    await choose(user, /prepay/);
    const place = await placeButton();
    expect(screen.getByRole('heading', { name: 'Checkout' })).toHaveFocus();
    expect(place).toHaveTextContent('￥16,500');
    expect(screen.getByText('Minato Bank (code 0001)')).toBeInTheDocument();
    expect(screen.getByText(/as long as it is unpaid/)).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Invoice' })).toBeDisabled();
    await expectAccessible();
    // Both before anything is drawn anew.
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
    });
    expect(sent[0]?.key).toMatch(/^[\da-f]{32}$/);
    expect(localStorage.getItem('cd')).toBeNull();
    expect(sessionStorage.getItem('checkout_attempt')).toBeNull();
    expect(address()).toBe('/payment?order=o-1');
    await user.click(within(notice).getByRole('button', { name: 'View orders' }));
    expect(address()).toBe('/orders');
  });

  it('repeats under the same key after a lost answer, and keeps cart and choice', async () => {
    fillStoredCart();
    const { handler, sent } = placesOrders(lostAnswer, placed(0));
    server.use(...checkoutServer().handlers, handler);
    const { user, unmount } = renderOrders('/payment');
    await choose(user, /prepay/);
    await user.click(await placeButton());
    expect(await screen.findByText(/do not know yet whether/)).toBeInTheDocument();
    // A reload in between.
    unmount();
    const view = renderOrders('/payment?step=confirm');
    expect(await screen.findByText(/do not know yet whether/)).toBeInTheDocument();
    await view.user.click(await placeButton());
    await screen.findByText('Order completed.');
    expect(sent).toHaveLength(2);
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });

  it('goes on placing while one walks back, and tells what has come of it', async () => {
    fillStoredCart();
    const { handler, answer } = slowly(placed(0));
    server.use(...checkoutServer().handlers, handler);
    const { user, address } = renderOrders('/payment');
    await choose(user, /prepay/);
    await user.click(await placeButton());
    await user.click(screen.getByRole('link', { name: 'Back' }));
    expect(await screen.findByText(/is being placed/)).toBeInTheDocument();
    answer();
    await screen.findByText('Order completed.');
    expect(address()).toBe('/payment?order=o-1');
  });

  it('clears the cart of an order whose answer comes when one has left', async () => {
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

  it('leaves a cart alone that another tab has just ordered', async () => {
    fillStoredCart();
    const { handler, sent } = placesOrders(placed(0));
    server.use(...checkoutServer().handlers, handler);
    // The other tab is ordering; when it is this one's turn, there is no cart any more.
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

  it('tells of an order that waits for its card since its tab was closed', async () => {
    fillStoredCart();
    const waiting = anOrderRow({ id: 'o-9', number: 'C9', payment_method: 2 });
    server.use(
      http.get('*/api/orders/', () => HttpResponse.json([waiting])),
      ...checkoutServer().handlers,
    );
    renderOrders('/payment');
    expect(await screen.findByText(/Order C9 still waits for its card/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Order details' })).toHaveAttribute(
      'href',
      '/order/o-9',
    );
  });

  it('shows new figures when the price has changed, and places at those', async () => {
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
      expect(await placeButton()).toHaveTextContent('￥33,000');
    });
    expect(localStorage.getItem('cd')).not.toBeNull();
    await user.click(await placeButton());
    await screen.findByText('Order completed.');
    expect(sent[1]?.body.expected_total).toBe(33_000);
  });

  it('offers another way after a declined card, under a new key', async () => {
    fillStoredCart();
    const { handler, sent } = placesOrders(
      refused('card_declined', { customer_card_id: 'The card was declined.' }),
      placed(0),
    );
    server.use(...checkoutServer().handlers, handler);
    const { user } = renderOrders('/payment');
    await choose(user, /Credit card/, /4242/);
    await user.click(await placeButton());
    expect(await screen.findByText(/The card was declined\./)).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Choose another payment method' }));
    await choose(user, /postpay/);
    await user.click(await placeButton());
    await screen.findByText('Order completed.');
    expect(sent[0]?.body).toMatchObject({ payment_method: 2, customer_card_id: 'card-1' });
    expect(sent[1]?.body).toMatchObject({ payment_method: 1, payment_type: 2 });
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });

  it('asks before it orders again what may have been ordered already', async () => {
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
    await screen.findByText(/do not know yet whether/);
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await choose(user, /postpay/);
    await user.click(await placeButton());
    const another = await screen.findByRole('button', { name: 'Place another order' });
    expect(sent[1]?.key).toBe(sent[0]?.key);
    await user.click(another);
    await screen.findByText('Order completed.');
    expect(sent[2]?.key).not.toBe(sent[0]?.key);
  });

  it('gives agents one way to pay and no bank details', async () => {
    fillStoredCart();
    server.use(...checkoutServer({ ways: [[1, 2]], agent: true }).handlers);
    const { user } = renderOrders('/payment');
    expect(await screen.findAllByRole('radio')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await placeButton();
    expect(screen.queryByText('Bank details')).not.toBeInTheDocument();
  });

  it('points to the accounts service when no card is registered', async () => {
    fillStoredCart();
    server.use(...checkoutServer({ cards: [] }).handlers);
    const { user } = renderOrders('/payment');
    await user.click(await screen.findByRole('radio', { name: /Credit card/ }));
    expect(await screen.findByText('Credit card is not registered')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Register a card/ })).toHaveAttribute(
      'href',
      'http://accounts.test/creditcard',
    );
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  });

  it('points to contact while accounts have no page for cards', async () => {
    fillStoredCart();
    server.use(...checkoutServer({ cards: [] }).handlers);
    const config = aConfig();
    const accounts = { ...config.accounts, pages: ['/user'] };
    const { user } = renderOrders('/payment', aSession({ config: { ...config, accounts } }));
    await user.click(await screen.findByRole('radio', { name: /Credit card/ }));
    expect(
      await screen.findByRole('link', { name: /Contact us to register a card/ }),
    ).toHaveAttribute('href', 'http://manager.test/about/contact');
    expect(screen.queryByRole('link', { name: /^Register a card/ })).not.toBeInTheDocument();
  });

  it('lets bank transfer go on when the cards cannot be read', async () => {
    fillStoredCart();
    const failing = http.get('*/api/payments/', () =>
      HttpResponse.json({ error: true, code: 'gateway_away' }, { status: 503 }),
    );
    server.use(failing, ...checkoutServer().handlers);
    const { user } = renderOrders('/payment');
    await user.click(await screen.findByRole('radio', { name: /Credit card/ }));
    expect(await screen.findByText(/Your cards could not be read/)).toBeInTheDocument();
    await choose(user, /prepay/);
    expect(await placeButton()).toBeEnabled();
  });

  it('takes the holder to the authentication after a second, and keeps the cart', async () => {
    fillStoredCart();
    const params = {
      userId: 'u',
      threeDSMerchantTransID: 't',
      threeDSNotificationUrl: 'http://manager.test/n',
      keyAlias: 'k',
      messageDigest: 'd',
      threedsAuthenticationData: 'x',
    };
    const action = 'http://gateway.test/3ds';
    const form = { id: 'o-1', number: 'C1', action, method: 'post', params };
    const { handler } = placesOrders(() => HttpResponse.json(form));
    server.use(...checkoutServer().handlers, handler);
    const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
      this: HTMLFormElement,
    ) {
      expect(this.action).toBe(action);
      // eslint-disable-next-line testing-library/no-node-access -- hidden fields have no role
      const fields = [...this.querySelectorAll('input')];
      expect(Object.fromEntries(fields.map(({ name, value }) => [name, value]))).toEqual(params);
    });
    const { user } = renderOrders('/payment');
    await choose(user, /Credit card/, /4242/);
    await user.click(await placeButton());
    expect(await screen.findByText(/ask you to confirm your identity/)).toBeInTheDocument();
    await waitFor(
      () => {
        expect(submit).toHaveBeenCalledTimes(1);
      },
      { timeout: 2000 },
    );
    expect(localStorage.getItem('cd')).not.toBeNull();
  });

  it('sees when another tab has emptied the cart', async () => {
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
});
