import { HttpResponse, mockServer } from '@portal/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import {
  checkoutServer,
  fillStoredCart,
  lostAnswer,
  placed,
  placedOrderServer,
  placesOrders,
  refused,
} from '../../testing/checkoutHandlers.ts';
import { choose, placeButton } from '../../testing/checkoutSteps.ts';
import { renderOrders } from '../../testing/renderOrders.tsx';

const server = mockServer();
const ended = () =>
  HttpResponse.json({ error: true, code: 'signed_out', request_id: 'r-1' }, { status: 401 });

async function pressPlace(...answers: readonly (() => Response)[]) {
  fillStoredCart();
  const { handler, sent } = placesOrders(...answers);
  server.use(...checkoutServer().handlers, handler);
  const view = renderOrders('/payment');
  await choose(view.user, /Credit card/, /4242/);
  await view.user.click(await placeButton());
  return { ...view, sent };
}

describe('PlacingAlert', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    server.use(...placedOrderServer);
  });

  it.each([
    ['card_declined', 'customer_card_id', /The card was declined/, /カードが承認されませんでした/],
    ['card_unknown', 'customer_card_id', /no longer registered/, /このカードは登録されていません/],
    [
      'payment_not_allowed',
      'payment_method',
      /not available/,
      /この支払方法はご利用いただけません/,
    ],
    ['gateway_away', 'payment_method', /is not responding/, /カード会社に接続できない/],
  ])('says %s in the language chosen afterwards', async (code, field, english, japanese) => {
    const { session } = await pressPlace(refused(code, { [field]: 'as the server said it' }));
    expect(await screen.findByText(english)).toBeInTheDocument();
    act(() => {
      session.setState({ locale: 'ja' });
    });
    expect(await screen.findByText(japanese)).toBeInTheDocument();
  });

  it.each([
    ['Use today’s prices', '/payment?step=confirm'],
    ['Get a new quote', '/store'],
  ])('drops a quotation that is already ordered (%s)', async (name, address) => {
    localStorage.setItem('quotation_id', 'q-1');
    const used = refused('quotation_used', { quotation_id: 'Ordered already, as S20261100009.' });
    const view = await pressPlace(used, placed(0));
    expect(await screen.findByText(/as S20261100009/)).toBeInTheDocument();
    await view.user.click(screen.getByRole('button', { name }));
    expect(screen.queryByText(/as S20261100009/)).not.toBeInTheDocument();
    expect(localStorage.getItem('quotation_id')).toBe('');
    expect(view.address()).toBe(address);
  });

  it('orders at today’s prices under a new key when the quotation is already ordered', async () => {
    localStorage.setItem('quotation_id', 'q-1');
    const used = refused('quotation_used', { quotation_id: 'Ordered already.' });
    const { user, sent } = await pressPlace(used, placed(0));
    await user.click(await screen.findByRole('button', { name: 'Use today’s prices' }));
    await user.click(await placeButton());
    await screen.findByText('Order completed.');
    expect(sent.map(({ body }) => body.quotation_id)).toEqual(['q-1', undefined]);
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });

  it('is absent when the session ended, since nothing was ordered', async () => {
    const { session, user, sent, unmount } = await pressPlace(ended, placed(0));
    await waitFor(() => {
      expect(session.getState().status).toBe('expired');
    });
    await waitFor(async () => {
      expect(await placeButton()).toBeEnabled();
    });
    expect(screen.queryByText(/can’t confirm yet whether/)).not.toBeInTheDocument();
    unmount();
    renderOrders('/payment?step=confirm');
    await placeButton();
    expect(screen.queryByText(/can’t confirm yet whether/)).not.toBeInTheDocument();
    await user.click(await placeButton());
    await screen.findByText('Order completed.');
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });

  it('still says that the outcome is unknown when the session ended after a lost answer', async () => {
    const { user, session } = await pressPlace(lostAnswer, ended);
    expect(await screen.findByText(/can’t confirm yet whether/)).toBeInTheDocument();
    await user.click(await placeButton());
    await waitFor(() => {
      expect(session.getState().status).toBe('expired');
    });
    expect(await screen.findByText(/can’t confirm yet whether/)).toBeInTheDocument();
  });
});
