import {
  anOrderRow,
  aSession,
  expectAccessible,
  http,
  HttpResponse,
  mockServer,
  savedFiles,
} from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderOrders } from '../../testing/renderOrders.tsx';

const server = mockServer();
const japanese = aSession({ locale: 'ja' });

function answers(...rows: readonly ReturnType<typeof anOrderRow>[]) {
  server.use(http.get('*/api/orders/', () => HttpResponse.json([...rows])));
}
const row = async (number: string) => await screen.findByRole('row', { name: RegExp(number) });
const numbers = () =>
  screen.getAllByRole('link', { name: /^[SC]\d/ }).map((link) => link.textContent);

const unpaid = anOrderRow({ number: 'S1' });
const paid = anOrderRow({
  number: 'S2',
  status: 1,
  total: 519_475,
  created_at: '2026-10-10T03:00:00.000Z',
  deliveried_at: '2026-10-11T03:00:00.000Z',
  completed_at: '2026-10-11T03:00:00.000Z',
});
const waiting = anOrderRow({ number: 'S3', payment_type: 2 });
const cancelled = anOrderRow({ number: 'C4', status: 98, payment_method: 2, duedate: null });

describe('OrderListScreen', () => {
  beforeEach(() => {
    localStorage.clear();
  });

  it('says that there are no orders', async () => {
    answers();
    renderOrders('/orders');
    expect(await screen.findByText('No data')).toBeInTheDocument();
  });

  it('says what is due, and links to the order', async () => {
    answers(unpaid);
    const { unmount } = renderOrders('/orders');
    const pay = await screen.findByRole('link', { name: 'Pay order S1' });
    expect(pay).toHaveAttribute('href', expect.stringMatching(/^\/order\//));
    expect(screen.getByText('1 unpaid order')).toBeInTheDocument();
    unmount();
    answers();
    renderOrders('/orders', japanese);
    expect(await screen.findByText('お支払いが必要な注文はありません。')).toBeInTheDocument();
  });

  it('offers to try again after a failure', async () => {
    server.use(http.get('*/api/orders/', () => HttpResponse.json({}, { status: 500 })));
    const { user } = renderOrders('/orders');
    const failure = await screen.findByRole('alert');
    answers(unpaid);
    await user.click(within(failure).getByRole('button', { name: 'Try again' }));
    expect(await row('S1')).toBeInTheDocument();
  });

  it('says that the person may not see orders', async () => {
    server.use(
      http.get('*/api/orders/', () =>
        HttpResponse.json({ error: true, code: 'not_allowed' }, { status: 403 }),
      ),
    );
    renderOrders('/orders');
    expect(await screen.findByText('You do not have access to this page')).toBeInTheDocument();
  });

  it.each([
    ['en', aSession(), ['Unpaid', 'Payment complete', 'Postpay (unapproved)', 'Cancelled']],
    ['ja', japanese, ['未入金', '入金済み', '後払い（未承認）', 'キャンセル済み']],
  ])('shows the status of each order, accessibly (%s)', async (_locale, session, words) => {
    answers(unpaid, paid, waiting, cancelled);
    renderOrders('/orders', session);
    const found = [await row('S1'), await row('S2'), await row('S3'), await row('C4')];
    found.forEach((each, index) => {
      expect(each).toHaveTextContent(words[index] ?? '');
    });
    // The day is Japan's and the amount in Japanese format, in both languages.
    expect(found[0]).toHaveTextContent('2026-11-20');
    expect(found[1]).toHaveTextContent(/[¥￥]519,475/);
    expect(screen.getByRole('link', { name: 'S2' })).toHaveAttribute('href', '/order/id-S2');
    await expectAccessible();
  });

  it("keeps the server's order until a heading is clicked, and filters by address", async () => {
    answers(unpaid, paid, waiting);
    const { user, address } = renderOrders('/orders');
    await row('S1');
    expect(numbers()).toEqual(['S1', 'S2', 'S3']);
    await user.click(screen.getByRole('button', { name: 'Order number' }));
    expect(address()).toBe('/orders?sort=number');
    await user.selectOptions(screen.getByLabelText('Status'), 'Payment complete');
    expect(numbers()).toEqual(['S2']);
    await user.selectOptions(screen.getByLabelText('Status'), 'All');
    await user.selectOptions(screen.getByLabelText('Period'), 'Last month');
    expect(numbers()).toEqual(['S2']);
    expect(address()).toBe('/orders?sort=number&from=2026-10-01&to=2026-10-31');
    await user.type(screen.getByRole('searchbox'), 'S9');
    await user.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
    expect(await screen.findByText('3 orders')).toBeInTheDocument();
  });

  it('offers no file of all orders, because an export covers at most a year', async () => {
    answers(...Array.from({ length: 201 }, (_, n) => anOrderRow({ number: `S${String(n)}` })));
    renderOrders('/orders');
    expect(await screen.findByText(/^Rows appear as you scroll/)).not.toHaveTextContent('CSV');
  });

  it('offers the documents of an order, and downloads one', async () => {
    const saved = savedFiles();
    answers(paid, waiting);
    server.use(
      http.post('*/api/pdf/receipt/', () => HttpResponse.text('t'.repeat(43))),
      http.get(`*/pdf/receipt/${'t'.repeat(43)}`, () =>
        HttpResponse.arrayBuffer(new ArrayBuffer(8), {
          headers: { 'Content-Type': 'application/pdf' },
        }),
      ),
    );
    const { user } = renderOrders('/orders');
    await row('S2');
    expect(screen.queryByRole('button', { name: 'Documents of S3' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Documents of S2' }));
    const names = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
    const issued = ['Invoice', 'Delivery note', 'Receipt'];
    expect(names).toEqual([...issued, ...issued.map((name) => `${name} in English`)]);
    await user.click(screen.getByRole('menuitem', { name: 'Receipt' }));
    await waitFor(() => {
      expect(saved.map(({ name }) => name)).toEqual(['S2_receipt.pdf']);
    });
  });

  it.each([
    ['ja', aSession(), 'Invoice in English'],
    ['en', aSession(), 'Invoice in Japanese'],
    ['ja', japanese, '請求書（英語版）'],
    ['en', japanese, '請求書（日本語版）'],
  ] as const)('names the other document language in %s', async (locale, session, name) => {
    answers(anOrderRow({ number: 'S1', locale }));
    const { user } = renderOrders('/orders', session);
    await row('S1');
    await user.click(screen.getByRole('button', { name: /^Documents of S1$|^S1 の書類$/ }));
    expect(await screen.findByRole('menuitem', { name })).toBeVisible();
  });

  it('says that an order no longer has a document', async () => {
    answers(unpaid);
    server.use(http.post('*/api/pdf/invoice/', () => HttpResponse.text('')));
    const { user } = renderOrders('/orders');
    await row('S1');
    await user.click(screen.getByRole('button', { name: 'Documents of S1' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Invoice' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('no longer has this document');
  });

  it('cancels an unpaid order after a question', async () => {
    let rows = [unpaid, paid];
    server.use(
      http.get('*/api/orders/', () => HttpResponse.json(rows)),
      http.post('*/api/order/bank/', async ({ request }) => {
        expect(await request.json()).toEqual({ id: 'id-S1', method: 'cancel' });
        rows = [anOrderRow({ number: 'S1', status: 98 }), paid];
        return HttpResponse.json({ error: false });
      }),
    );
    const { user } = renderOrders('/orders');
    await row('S1');
    await user.click(screen.getByRole('button', { name: 'Actions for S2' }));
    await screen.findByRole('menuitem', { name: 'Details' });
    expect(screen.queryByRole('menuitem', { name: 'Cancel order' })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Actions for S1' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Cancel order' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('This order will be cancelled. Are you sure?');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel order' }));
    expect(await screen.findByText('Order S1 was cancelled.')).toBeInTheDocument();
    expect(await row('S1')).toHaveTextContent('Cancelled');
  });

  it('shows outside the closed dialog why cancelling failed, and reloads on request', async () => {
    answers(unpaid);
    server.use(
      http.post('*/api/order/bank/', () => {
        answers(anOrderRow({ number: 'S1', status: 1 }));
        return HttpResponse.json({ error: true, code: 'not_cancellable', msg: { id: 'no' } });
      }),
    );
    const { user } = renderOrders('/orders');
    await row('S1');
    await user.click(screen.getByRole('button', { name: 'Actions for S1' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Cancel order' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    expect(await screen.findByText('Order S1 was not cancelled')).toBeInTheDocument();
    expect(screen.getByText(/can no longer be cancelled/)).toBeInTheDocument();
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    });
    expect(await row('S1')).toHaveTextContent('Unpaid');
    await user.click(screen.getByRole('button', { name: 'Show the current status' }));
    await waitFor(async () => {
      expect(await row('S1')).toHaveTextContent('Payment complete');
    });
    expect(screen.queryByText('Order S1 was not cancelled')).not.toBeInTheDocument();
  });

  it('takes renewals out of the stored cart and puts them back on request', async () => {
    answers(unpaid);
    const stored = JSON.stringify([{ id: 'l-1', count: 12 }]);
    localStorage.setItem('licenses', stored);
    const { user } = renderOrders('/orders');
    await user.click(await screen.findByRole('button', { name: 'Put back' }));
    expect(localStorage.getItem('licenses')).toBe(stored);
    expect(screen.queryByRole('button', { name: 'Put back' })).not.toBeInTheDocument();
  });
});
