import { aSession, expectAccessible, http, HttpResponse, mockServer } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { anOrder, emiItems } from '../../testing/anOrder.ts';
import { renderOrders } from '../../testing/renderOrders.tsx';

const server = mockServer();
const japanese = aSession({ locale: 'ja' });

function answers(order: ReturnType<typeof anOrder>) {
  server.use(http.get('*/api/order/:id/', () => HttpResponse.json(order)));
}

async function openCancelling(user: ReturnType<typeof renderOrders>['user']) {
  await user.click(await screen.findByRole('button', { name: /More actions|その他の操作/ }));
  await user.click(await screen.findByRole('menuitem', { name: /Cancel order|注文をキャンセル/ }));
}

describe('OrderDetailScreen', () => {
  it.each([
    ['en', aSession({ today: '2026-11-20' }), 'Pay ¥16,500 by November 26, 2026', 'Invoice'],
    [
      'ja',
      aSession({ locale: 'ja', today: '2026-11-20' }),
      '2026年11月26日までに￥16,500をお支払いください',
      '請求書',
    ],
    ['en', aSession({ today: '2026-11-27' }), '¥16,500 was due on November 26, 2026', 'Invoice'],
  ] as const)('shows first what to pay by when (%s)', async (_locale, session, title, invoice) => {
    answers(anOrder({ duedate: '2026-11-26' }));
    renderOrders('/order/id-S20261100001', session);
    const due = await screen.findByRole('region', { name: title });
    expect(within(due).getByRole('button', { name: invoice })).toBeVisible();
    expect(document.title).toContain('S20261100001');
    const [first] = screen.getAllByRole('region');
    expect(first).toBe(due);
  });

  it.each([
    [
      'en',
      aSession(),
      [
        ...['Order details', 'Account holder', 'Minato Bank (code 0001)', 'Ordered', 'Receipt'],
        ...['Circuit Designer – new license', '2026-11-20 –', '1 month', '¥15,000'],
        /A team member/,
      ],
    ],
    ['ja', japanese, ['注文詳細', '口座名義', 'みなと銀行（0001）', '注文の経過', '領収書']],
  ])('shows all details of an unpaid order, accessibly (%s)', async (_locale, session, texts) => {
    const [ordered] = anOrder().events;
    const events = ordered ? [{ ...ordered, by_name: '' }] : [];
    answers(anOrder({ events, paper_receipt: 1 }));
    renderOrders('/order/id-S20261100001', session);
    expect(await screen.findAllByText('S20261100001')).not.toHaveLength(0);
    for (const text of texts) expect(screen.getAllByText(text)).not.toHaveLength(0);
    expect(screen.getAllByText(/^[¥￥]16,500$/)).not.toHaveLength(0);
    await expectAccessible();
  });

  it('shows the licenses of a paid order, but no bank details and no cancelling', async () => {
    answers(
      anOrder({
        status: 1,
        bank: null,
        deliveried_at: '2026-11-20T03:00:00.000Z',
        completed_at: '2026-11-20T03:00:00.000Z',
        licenses: [
          {
            id: 'l-1',
            number: 'CD-0000001',
            product_type: 'cd',
            start_at: '2026-11-20',
            end_at: '2026-12-19',
            renewal: 1,
          },
        ],
      }),
    );
    renderOrders('/order/id-S20261100001');
    expect(await screen.findByRole('link', { name: 'CD-0000001' })).toHaveAttribute(
      'href',
      '/license/CD-0000001',
    );
    expect(screen.getByRole('row', { name: /CD-0000001.*Renewed/ })).toHaveTextContent(
      '2026-12-19',
    );
    expect(screen.queryByText('Account holder')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'More actions' })).not.toBeInTheDocument();
  });

  it.each([
    ['unpaid', {}, /as soon as the order is paid/],
    ['delivered', { status: 1, deliveried_at: '2026-11-20T03:00:00.000Z' }, /has been issued/],
  ] as const)('links to the EMI check whose license is %s', async (_is, changes, sentence) => {
    answers(anOrder({ ...changes, items: emiItems }));
    renderOrders('/order/id-S20261100001');
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open the EMI check' })).toHaveAttribute(
      'href',
      '/demitasnx',
    );
  });

  it('cancels the order after a question and refreshes it', async () => {
    answers(anOrder());
    server.use(
      http.post('*/api/order/bank/', () => {
        answers(anOrder({ status: 98 }));
        return HttpResponse.json({ error: false });
      }),
    );
    const { user } = renderOrders('/order/id-S20261100001');
    await openCancelling(user);
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    expect(await screen.findByText('Cancelled')).toBeInTheDocument();
  });

  it.each([
    [
      'cancelled',
      aSession(),
      anOrder({ status: 98, bank: null }),
      ['Cancelled', 'Order S20261100001 was not cancelled', /can no longer be cancelled/],
    ],
    [
      'paid',
      japanese,
      anOrder({ status: 1, bank: null }),
      ['入金済み', '注文 S20261100001 はキャンセルされませんでした', /キャンセルできません。/],
    ],
  ])(
    'refreshes the order when it was %s in another tab, and says why',
    async (_how, session, now, texts) => {
      answers(anOrder());
      server.use(
        http.post('*/api/order/bank/', () => {
          answers(now);
          return HttpResponse.json({ error: true, code: 'not_cancellable', msg: { id: 'no' } });
        }),
      );
      const { user } = renderOrders('/order/id-S20261100001', session);
      await openCancelling(user);
      const dialog = within(await screen.findByRole('alertdialog'));
      const cancel = { name: /^(Cancel order|注文をキャンセルする)$/ };
      await user.click(dialog.getByRole('button', cancel));
      for (const text of texts) expect(await screen.findByText(text)).toBeInTheDocument();
      expect(
        screen.queryByText(/^(Unpaid|未入金|Account holder|口座名義)$/),
      ).not.toBeInTheDocument();
      expect(
        screen.queryByRole('button', { name: /^(Show the current status|最新の状態を表示)$/ }),
      ).not.toBeInTheDocument();
    },
  );

  it('shows a failed cancellation on the page', async () => {
    answers(anOrder());
    server.use(http.post('*/api/order/bank/', () => HttpResponse.json({}, { status: 500 })));
    const { user } = renderOrders('/order/id-S20261100001');
    await openCancelling(user);
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    expect(await screen.findByText('Order S20261100001 was not cancelled')).toBeInTheDocument();
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    });
    await expectAccessible();
  });

  it('explains the total step by step', async () => {
    answers(anOrder());
    const { user } = renderOrders('/order/id-S20261100001');
    await user.click(await screen.findByRole('button', { name: 'How is this calculated?' }));
    expect(await screen.findByRole('dialog')).toHaveTextContent('10% of');
  });

  it('says that the order does not exist, and links to the history', async () => {
    server.use(
      http.get('*/api/order/:id/', () =>
        HttpResponse.json({ error: true, code: 'not_found' }, { status: 404 }),
      ),
    );
    renderOrders('/order/of-others');
    expect(await screen.findByText('Order not found.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View orders' })).toBeInTheDocument();
  });
});
