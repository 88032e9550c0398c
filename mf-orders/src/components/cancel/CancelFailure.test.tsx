import {
  aSession,
  expectAccessible,
  http,
  HttpResponse,
  mockServer,
  renderWithProviders,
} from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { useCancelOrder } from '../../api/useCancelOrder.ts';
import en from '../../locales/en.json';
import ja from '../../locales/ja.json';
import { CancelFailure } from './CancelFailure.tsx';

const server = mockServer();
const order = { id: 'o-1', number: 'S20261100001' };

/** Renders a page that cancels an order on Go and shows the failure. */
function CancellingPage({ onRefresh }: { readonly onRefresh: () => void }) {
  const { mutate, isError, error } = useCancelOrder();
  return (
    <main>
      <button
        onClick={() => {
          mutate(order);
        }}
      >
        Go
      </button>
      {isError && <CancelFailure order={order} error={error} onRefresh={onRefresh} />}
    </main>
  );
}

async function failToCancel(
  answer: () => Response,
  { locale = 'en', onRefresh = jest.fn() }: { locale?: 'en' | 'ja'; onRefresh?: () => void } = {},
) {
  server.use(http.post('*/api/order/bank/', answer));
  const { user } = renderWithProviders(<CancellingPage onRefresh={onRefresh} />, {
    session: aSession({ locale }),
    catalogs: { en, ja },
  });
  await user.click(screen.getByRole('button', { name: 'Go' }));
  return { user, alert: await screen.findByRole('alert') };
}

const tooLate = () =>
  HttpResponse.json({ error: true, code: 'not_cancellable', msg: { id: 'no' } });
const broken = () =>
  HttpResponse.json({ error: true, code: 'internal', request_id: 'req-7' }, { status: 500 });

describe('CancelFailure', () => {
  it.each([
    [
      'en',
      'Order S20261100001 was not cancelled',
      'It has been paid, approved or cancelled meanwhile, so it can no longer be cancelled.',
    ],
    [
      'ja',
      '注文 S20261100001 はキャンセルされませんでした',
      'すでに入金・承認・キャンセルのいずれかが行われているため、キャンセルできません。',
    ],
  ] as const)(
    'says that an order was paid, approved or cancelled meanwhile (%s)',
    async (locale, title, reason) => {
      const { alert } = await failToCancel(tooLate, { locale });
      expect(alert).toHaveTextContent(title);
      expect(alert).toHaveTextContent(reason);
      await expectAccessible();
    },
  );

  it.each([
    ['en', 'Something went wrong on our side. Try again in a moment. Request ID: req-7'],
    [
      'ja',
      'システム側で問題が発生しました。しばらくしてから再試行してください。 リクエストID: req-7',
    ],
  ] as const)(
    'says that the server failed, with the request number for support (%s)',
    async (locale, reason) => {
      const { alert } = await failToCancel(broken, { locale });
      expect(alert).toHaveTextContent(reason);
      expect(alert).not.toHaveTextContent(/can no longer be cancelled|キャンセルできません。/);
    },
  );

  it('says that the connection was lost, without a request number', async () => {
    const { alert } = await failToCancel(() => HttpResponse.error());
    expect(alert).toHaveTextContent('Check your connection and try again.');
    expect(alert).not.toHaveTextContent('Request ID');
  });

  it('refetches the order only when the person asks for its current status', async () => {
    const onRefresh = jest.fn();
    const { user } = await failToCancel(tooLate, { onRefresh });
    expect(onRefresh).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Show the current status' }));
    expect(onRefresh).toHaveBeenCalledTimes(1);
  });
});
