import { aSession, expectAccessible, renderWithProviders } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import type { OrderEvent } from '../../domain/orders/OrderEvent.ts';
import en from '../../locales/detail/en.json';
import ja from '../../locales/detail/ja.json';
import { Timeline } from './Timeline.tsx';

const at = '2026-11-20T09:05:00Z';
const operator = { kind: 'operator' } as const;
const system = { kind: 'system' } as const;

function showEvents(events: readonly OrderEvent[], locale: 'en' | 'ja' = 'en') {
  renderWithProviders(
    <main>
      <Timeline events={events} />
    </main>,
    { session: aSession({ locale }), catalogs: { en, ja } },
  );
  return screen.getAllByRole('listitem');
}

describe('Timeline', () => {
  it.each([
    [
      'en',
      [
        'OrderedNovember 20, 2026 at 9:05 AM UTC · 佐藤 花子',
        'ApprovedNovember 20, 2026 at 9:30 AM UTC · Order desk',
        'Licenses issuedNovember 20, 2026 at 3:00 PM UTC · Automatic',
      ],
    ],
    [
      'ja',
      [
        '注文2026年11月20日 09:05 UTC・佐藤 花子',
        '承認2026年11月20日 09:30 UTC・受注窓口',
        'ライセンス発行2026年11月20日 15:00 UTC・自動処理',
      ],
    ],
  ] as const)(
    'tells what happened, when and by whom, accessibly (%s)',
    async (locale, expected) => {
      const shown = showEvents(
        [
          { kind: 'ordered', at, actor: { kind: 'person', name: '佐藤 花子' } },
          { kind: 'approved', at: '2026-11-20T09:30:00Z', actor: operator },
          { kind: 'delivered', at: '2026-11-20T15:00:00Z', actor: system },
        ],
        locale,
      );
      expect(shown).toHaveLength(expected.length);
      expected.forEach((text, index) => {
        expect(shown[index]).toHaveTextContent(RegExp(`^${text}$`));
      });
      await expectAccessible();
    },
  );

  it.each([
    ['en', 'A team member'],
    ['ja', 'チームのメンバー'],
  ] as const)('names a person who is no longer known as a member (%s)', (locale, member) => {
    const [ordered] = showEvents(
      [{ kind: 'ordered', at, actor: { kind: 'person', name: null } }],
      locale,
    );
    expect(ordered).toHaveTextContent(RegExp(`${member}$`));
  });

  it.each([
    ['refused', 'Not approved', '承認不可'],
    ['paid', 'Paid', '入金'],
    ['cancelled', 'Cancelled', 'キャンセル'],
    ['expired', 'Ended: not paid in time', '期限切れによる終了'],
    ['failed', 'Card payment failed', 'カード決済の失敗'],
    ['refunded', 'Refunded', '返金'],
  ] as const)('has a text for an order that was %s', (kind, english, japanese) => {
    showEvents([{ kind, at, actor: system }]);
    expect(screen.getByText(english)).toBeInTheDocument();
    showEvents([{ kind, at, actor: system }], 'ja');
    expect(screen.getByText(japanese)).toBeInTheDocument();
  });

  it('shows two events of the same instant', () => {
    const shown = showEvents([
      { kind: 'paid', at, actor: system },
      { kind: 'delivered', at, actor: system },
    ]);
    expect(shown).toHaveLength(2);
  });
});
