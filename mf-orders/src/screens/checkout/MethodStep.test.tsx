import { aConfig, aSession, http, HttpResponse, mockServer } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import {
  aCard,
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

describe('MethodStep', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    server.use(...placedOrderServer);
  });

  it('offers another payment method after a declined card, under a new key', async () => {
    fillStoredCart();
    const { handler, sent } = placesOrders(
      refused('card_declined', { customer_card_id: 'as the server said it' }),
      placed(0),
    );
    server.use(...checkoutServer().handlers, handler);
    const { user } = renderOrders('/payment');
    await choose(user, /Credit card/, /4242/);
    await user.click(await placeButton());
    expect(await screen.findByText(/^The card was declined/)).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Choose another payment method' }));
    await choose(user, /postpay/);
    await user.click(await placeButton());
    await screen.findByText('Order completed.');
    expect(sent[0]?.body).toMatchObject({ payment_method: 2, customer_card_id: 'card-1' });
    expect(sent[1]?.body).toMatchObject({ payment_method: 1, payment_type: 2 });
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });

  it('gives agents one payment method and no bank details', async () => {
    fillStoredCart();
    server.use(...checkoutServer({ ways: [[1, 2]], agent: true }).handlers);
    const { user } = renderOrders('/payment');
    expect(await screen.findAllByRole('radio')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await placeButton();
    expect(screen.queryByText('Bank details')).not.toBeInTheDocument();
  });

  it('preselects the default card, so that two clicks order', async () => {
    fillStoredCart();
    const { handler, sent } = placesOrders(placed(0));
    const cards = [aCard, { ...aCard, customer_card_id: 'card-2', is_default: 1 as const }];
    server.use(...checkoutServer({ cards }).handlers, handler);
    const { user } = renderOrders('/payment');
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    await user.click(await placeButton());
    await screen.findByText('Order completed.');
    expect(sent[0]?.body).toMatchObject({ payment_method: 2, customer_card_id: 'card-2' });
  });

  it('links to the accounts service when no card is registered', async () => {
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
    expect(screen.getByText('Register a card, or pay by bank transfer.')).toBeInTheDocument();
    expect(screen.queryByText(/Choose a card/)).not.toBeInTheDocument();
  });

  it('asks for another card when the only one has expired', async () => {
    fillStoredCart();
    server.use(...checkoutServer({ cards: [{ ...aCard, expired: 1 }] }).handlers);
    const { user } = renderOrders('/payment');
    await user.click(await screen.findByRole('radio', { name: /Credit card/ }));
    expect(await screen.findByRole('radio', { name: /4242/ })).toBeDisabled();
    expect(screen.getByText('Register a card, or pay by bank transfer.')).toBeInTheDocument();
  });

  it('links to contact while accounts has no page for cards', async () => {
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

  it('lets people pay by bank transfer when the cards cannot be read', async () => {
    fillStoredCart();
    const failing = http.get('*/api/payments/', () =>
      HttpResponse.json({ error: true, code: 'gateway_away' }, { status: 503 }),
    );
    server.use(failing, ...checkoutServer().handlers);
    const { user } = renderOrders('/payment');
    await user.click(await screen.findByRole('radio', { name: /Credit card/ }));
    expect(await screen.findByText(/Your cards could not be loaded/)).toBeInTheDocument();
    await choose(user, /prepay/);
    expect(await placeButton()).toBeEnabled();
  });

  it('redirects to the card authentication, and keeps the cart', async () => {
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
});
