import { screen, waitFor, within } from '@testing-library/react';
import type { Notice } from '../../areas/notices/notices.contract.ts';
import {
  aSession,
  http,
  HttpResponse,
  mockServer,
  renderWithProviders,
} from '../../testing/index.ts';
import { NoticesMenu } from './NoticesMenu.tsx';

const server = mockServer();

const notices: readonly Notice[] = [
  {
    id: 'order_due:1:3',
    kind: 'order_due',
    figures: { number: 'S20261100001', duedate: '2026-11-26', total: 165_000, currency: 'JPY' },
    to: '/order/1',
    created_at: '2026-11-23T00:00:00.000Z',
    read: false,
  },
  {
    id: 'license_end:2026-12-20:30',
    kind: 'license_end',
    figures: { end_at: '2026-12-20', count: 12, number: null },
    to: '/license?sort=end_at',
    created_at: '2026-11-20T00:00:00.000Z',
    read: true,
  },
  {
    id: 'emi:1',
    kind: 'emi_failed',
    figures: { project: 'Power board' },
    to: '/demitasnx',
    created_at: '2026-11-19T00:00:00.000Z',
    read: true,
  },
];

/** Of a kind that this page does not know. */
const later = { ...notices[0], id: 'later:1', kind: 'later', figures: {} };

function answer(list: readonly Notice[] = notices): unknown[] {
  const sent: unknown[] = [];
  server.use(
    http.get('*/api/notices/', () => HttpResponse.json([...list, later])),
    http.post('*/api/notices/read', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(list.map((notice) => ({ ...notice, read: true })));
    }),
  );
  return sent;
}

describe('NoticesMenu', () => {
  it.each([
    ['en', 'Notifications', 'Loading…', 'There are no notices at present.'],
    ['ja', 'お知らせ', '読み込み中…', '現在お知らせはありません。'],
  ] as const)('says that there are none once that is known (%s)', async (...given) => {
    const [locale, name, loading, none] = given;
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    server.use(
      http.get('*/api/notices/', async () => {
        await held;
        return HttpResponse.json([]);
      }),
    );
    const { user } = renderWithProviders(<NoticesMenu userId="u" />, {
      session: aSession({ locale }),
    });
    await user.click(screen.getByRole('button', { name }));
    expect(await screen.findByText(loading)).toBeVisible();
    expect(screen.queryByText(none)).not.toBeInTheDocument();
    release();
    expect(await screen.findByText(none)).toBeVisible();
  });

  it.each([
    [
      'en',
      'Notifications, 1 unread',
      'Notifications',
      [
        /^Order S20261100001 for .165,000 is due on November 26, 2026\./,
        /^12 licenses end on December 20, 2026\./,
        /^The EMI check of Power board failed\./,
      ],
    ],
    [
      'ja',
      'お知らせ、未読1件',
      'お知らせ',
      [
        /^注文S20261100001（.165,000）のお支払い期限は2026年11月26日です。/,
        /^12件のライセンスが2026年12月20日に終了します。/,
        /^Power boardのEMIチェックに失敗しました。/,
      ],
    ],
  ] as const)(
    'tells what there is, and that it was read (%s)',
    async (locale, unread, none, texts) => {
      const sent = answer();
      const { user } = renderWithProviders(<NoticesMenu userId="u" />, {
        session: aSession({ locale }),
      });
      await user.click(await screen.findByRole('button', { name: unread }));
      const menu = await screen.findByRole('menu');
      for (const name of texts) expect(within(menu).getByRole('menuitem', { name })).toBeVisible();
      await waitFor(() => {
        expect(sent).toEqual([{ ids: ['order_due:1:3'] }]);
      });
      await user.keyboard('{Escape}');
      expect(await screen.findByRole('button', { name: none })).toBeVisible();
    },
  );

  it('leads to where something can be done, also from another origin', async () => {
    answer();
    const { user } = renderWithProviders(
      <NoticesMenu userId="u" manager="https://manager.example" />,
    );
    await user.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));
    const [first] = await screen.findAllByRole('menuitem');
    expect(first).toHaveAttribute('href', 'https://manager.example/order/1');
  });

  it.each([
    ['en', true, /^Your Visa card ending in 4242 expires on December 31, 2026, before the next/],
    ['ja', false, /^カード（Visa 末尾4242）の有効期限は2026年12月31日です。/],
  ] as const)('leads to the cards at accounts (%s)', async (locale, before_renewal, name) => {
    answer([
      {
        id: 'card_end:1:12/26:30',
        kind: 'card_end',
        figures: { brand: 'Visa', last4: '4242', end_at: '2026-12-31', before_renewal },
        to: '/creditcard',
        created_at: '2026-12-01T00:00:00.000Z',
        read: true,
      },
    ]);
    const session = aSession({ locale });
    const { user } = renderWithProviders(<NoticesMenu userId="u" />, { session });
    await user.click(screen.getByRole('button', { name: /Notifications|お知らせ/ }));
    const item = await screen.findByRole('menuitem', { name });
    expect(item).toHaveAttribute('href', `${session.config.services.accounts}/creditcard`);
  });

  it('says that there are none, or that they could not be loaded', async () => {
    answer([]);
    const { user, unmount } = renderWithProviders(<NoticesMenu userId="u" />);
    await user.click(screen.getByRole('button', { name: 'Notifications' }));
    expect(await screen.findByText('There are no notices at present.')).toBeVisible();
    unmount();
    server.use(http.get('*/api/notices/', () => new HttpResponse(null, { status: 403 })));
    const view = renderWithProviders(<NoticesMenu userId="u" />);
    await view.user.click(screen.getByRole('button', { name: 'Notifications' }));
    expect(await screen.findByText('Notifications could not be loaded.')).toBeVisible();
  });
});
