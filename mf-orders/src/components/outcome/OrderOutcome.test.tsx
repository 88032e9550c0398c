import { aSession, http, HttpResponse, mockServer } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { anOrder } from '../../testing/anOrder.ts';
import { fillStoredCart } from '../../testing/checkoutHandlers.ts';
import { renderOrders } from '../../testing/renderOrders.tsx';

const server = mockServer();
const english = aSession({ country: 'US' });
const japanese = aSession({ country: 'US', locale: 'ja' });
const card = { payment_method: 2, duedate: null, bank: null } as const;

type Changes = Parameters<typeof anOrder>[0];

function renderOutcome(changes: Changes, session = english) {
  server.use(
    http.get('*/api/order/o-1/', () => HttpResponse.json(anOrder({ id: 'o-1', ...changes }))),
  );
  return renderOrders('/payment?order=o-1', session);
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('OrderOutcome', () => {
  it.each<[string, Changes, en: RegExp, ja: RegExp]>([
    ['unpaid', {}, /Transfer the amount by the due date/, /代金をお振り込みください/],
    [
      'not approved yet',
      { payment_type: 2 },
      /as soon as the order is approved/,
      /ご注文の承認後、ライセンスを発行します/,
    ],
    ['paid', { status: 1 }, /the licenses have been issued/, /ライセンスを発行しました/],
    [
      'waiting for its card',
      { ...card, payment_state: 'processing' },
      /waiting for the card company/,
      /カード会社からの回答を待っています/,
    ],
    [
      'waiting for its card’s holder',
      { ...card, payment_state: 'challenge' },
      /not confirmed your authentication/,
      /本人認証の結果を待っています/,
    ],
    [
      'lost by its card',
      { ...card, status: 2, payment_state: 'failed' },
      /Nothing was charged/,
      /請求は発生していません/,
    ],
    ['cancelled', { status: 98 }, /Nothing was charged/, /請求は発生していません/],
    [
      'cancelled, its money on the way back',
      { ...card, status: 98, payment_state: 'refund_due' },
      /is being refunded/,
      /返金されます/,
    ],
    [
      'cancelled, its money given back',
      { ...card, status: 98, payment_state: 'refunded' },
      /has been refunded/,
      /返金済みです/,
    ],
  ])(
    'says in both languages what happens next with an order that is %s',
    async (_is, changes, en, ja) => {
      const { unmount } = renderOutcome(changes);
      expect(await screen.findByText(en)).toBeInTheDocument();
      unmount();
      renderOutcome(changes, japanese);
      expect(await screen.findByText(ja)).toBeInTheDocument();
    },
  );

  it('marks the last step as done only for a placed order', async () => {
    const { unmount } = renderOutcome({});
    await screen.findByText('Order completed.');
    expect(
      within(screen.getByRole('list', { name: 'Steps of the checkout' })).getAllByText('(done)'),
    ).toHaveLength(3);
    unmount();
    renderOutcome({ status: 98 });
    await screen.findByText(/was cancelled/);
    expect(screen.queryByRole('list', { name: 'Steps of the checkout' })).not.toBeInTheDocument();
  });

  it('shows the bank for a bank transfer, and no bank otherwise', async () => {
    const { unmount } = renderOutcome({});
    expect(await screen.findByText('Bank details')).toBeInTheDocument();
    expect(screen.getByText('Minato Bank (code 0001)')).toBeInTheDocument();
    unmount();
    renderOutcome({ ...card, status: 1, payment_state: 'paid' });
    expect(await screen.findByText('Order completed.')).toBeInTheDocument();
    expect(screen.queryByText('Bank details')).not.toBeInTheDocument();
  });

  it('links to the licenses once they are issued', async () => {
    const { unmount } = renderOutcome({});
    await screen.findByText('Order completed.');
    expect(screen.queryByRole('link', { name: 'Licenses' })).not.toBeInTheDocument();
    unmount();
    renderOutcome({ status: 1 });
    expect(await screen.findByRole('link', { name: 'Licenses' })).toBeInTheDocument();
  });

  it('offers another payment method while the cart is there', async () => {
    const lost = { ...card, status: 2, payment_state: 'failed' } as const;
    const { unmount } = renderOutcome(lost);
    await screen.findByText(/Nothing was charged/);
    expect(
      screen.queryByRole('link', { name: 'Choose another payment method' }),
    ).not.toBeInTheDocument();
    unmount();
    fillStoredCart();
    renderOutcome(lost);
    expect(
      await screen.findByRole('link', { name: 'Choose another payment method' }),
    ).toHaveAttribute('href', '/payment');
  });

  it('links to the history when there is no such order', async () => {
    server.use(
      http.get('*/api/order/o-1/', () =>
        HttpResponse.json({ error: true, code: 'not_found' }, { status: 404 }),
      ),
    );
    renderOrders('/payment?order=o-1', english);
    expect(await screen.findByText('Order not found.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View orders' })).toHaveAttribute('href', '/orders');
  });

  it('reminds people in Japan that licenses do not renew by themselves', async () => {
    renderOutcome({}, aSession({ locale: 'ja' }));
    const notice = await screen.findByRole('dialog', { name: '自動継続についてのお知らせ' });
    expect(within(notice).getByText(/自動継続はオフです/)).toBeInTheDocument();
    // The completed order stays usable.
    expect(screen.getByRole('link', { name: '注文詳細を見る' })).toHaveAttribute(
      'href',
      '/order/o-1',
    );
  });

  it('shows no reminder for an order of renewals only', async () => {
    const { explanation } = anOrder();
    const lines = explanation.lines.map((line) => ({ ...line, kind: 'renewal' as const }));
    renderOutcome({ explanation: { ...explanation, lines } }, aSession({ locale: 'ja' }));
    expect(await screen.findByText(/注文が完了しました/)).toBeInTheDocument();
    // The notice loads lazily; by then it would be there.
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
