import { aSession, expectAccessible, http, HttpResponse, mockServer } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { anOrder, emiItems } from '../../testing/anOrder.ts';
import { fillStoredCart } from '../../testing/checkoutHandlers.ts';
import { renderOrders } from '../../testing/renderOrders.tsx';

const server = mockServer();
const byCard = { status: 1, payment_method: 2, payment_state: 'paid', bank: null } as const;

type Changes = Parameters<typeof anOrder>[0];

function answers(...changes: readonly Changes[]) {
  let asked = 0;
  server.use(
    http.get('*/api/order/o-1/', () => {
      asked += 1;
      const now = changes[Math.min(asked, changes.length) - 1];
      return HttpResponse.json(anOrder({ id: 'o-1', ...now }));
    }),
  );
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('LaterPayment', () => {
  it.each<[string, Changes, en: RegExp, ja: RegExp]>([
    ['paid by the card', byCard, /the licenses have been issued/, /ライセンスを発行しました/],
    [
      'of the EMI check and paid by the card',
      { ...byCard, items: emiItems },
      /the EMI check license has been issued/,
      /EMIチェックのライセンスを発行しました/,
    ],
    [
      'paid by transfer meanwhile',
      { status: 1 },
      /A bank transfer has paid the order/,
      /銀行振込による入金を確認しました/,
    ],
    [
      'waiting for the gateway',
      { payment_state: 'processing' },
      /waiting for the card company/,
      /カード会社からの回答を待っています/,
    ],
    [
      'not authenticated yet',
      { payment_state: 'challenge' },
      /not confirmed your authentication/,
      /本人認証の結果を待っています/,
    ],
    [
      'waiting on after a refused card',
      { payment_state: 'failed' },
      /transfer the amount by December 4, 2026/,
      /2026年12月4日までにお振り込み/,
    ],
    [
      'has been cancelled',
      { status: 98, bank: null, payment_state: 'refund_due' },
      /is being refunded/,
      /返金されます/,
    ],
  ])('shows in both languages an order that is %s', async (_is, changes, en, ja) => {
    answers(changes);
    const { unmount } = renderOrders('/3dsec_finished?o=o-1');
    expect(await screen.findByText(en)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Card payment' })).toBeInTheDocument();
    await expectAccessible();
    unmount();
    renderOrders('/3dsec_finished?o=o-1', aSession({ locale: 'ja' }));
    expect(await screen.findByText(ja)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows without a reload that the card has paid, and links to the license', async () => {
    answers({ payment_state: 'processing', items: emiItems }, { ...byCard, items: emiItems });
    renderOrders('/3dsec_finished?o=o-1');
    await screen.findByText(/waiting for the card company/);
    await screen.findByText('Order S20261100001 is paid.', {}, { timeout: 4000 });
    expect(screen.getByRole('link', { name: 'Order details' })).toHaveAttribute(
      'href',
      '/order/o-1',
    );
    expect(screen.getByRole('link', { name: 'EMI check' })).toHaveAttribute('href', '/demitasnx');
  });

  it('links back to an order that still awaits payment', async () => {
    answers({ payment_state: 'failed' });
    renderOrders('/3dsec_finished?o=o-1');
    expect(await screen.findByRole('link', { name: 'Back to the order' })).toHaveAttribute(
      'href',
      '/order/o-1',
    );
    expect(screen.getByText('Order S20261100001 was not paid by card.')).toBeInTheDocument();
  });

  it('keeps the cart of the next order', async () => {
    fillStoredCart();
    answers({ status: 98, bank: null, payment_state: 'failed' });
    renderOrders('/3dsec_finished?o=o-1');
    await screen.findByText('Order S20261100001 was cancelled.');
    expect(screen.queryByText(/Your cart/)).not.toBeInTheDocument();
    expect(localStorage.getItem('cd')).not.toBeNull();
  });
});
