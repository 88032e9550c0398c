import type { Attention } from '@portal/shared/contracts';
import { aConfig, aLicenseRow, aSession, expectAccessible } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { licenseServer, listsLicenses, needsAttention } from '../../../testing/licenseHandlers.ts';
import { aPlacedPart } from '../../../testing/aPlacedPart.ts';
import { renderLicenseList } from '../../../testing/renderLicenseList.tsx';

const server = licenseServer();

const three = { id: '', currency: 'JPY' as const, total: 165_000 };
const all: Partial<Attention> = {
  licenses: {
    count: 12,
    number: null,
    first_end_at: '2026-11-26',
    renewable: 11,
    renewable_id: null,
  },
  orders: {
    count: 5,
    first: [
      { ...three, id: 'o1', number: 'S1', duedate: '2026-11-19' },
      { ...three, id: 'o2', number: 'S2', duedate: '2026-11-27' },
    ],
  },
  cards: [
    {
      id: 'c1',
      brand: 'Visa',
      last4: '4242',
      end_at: '2026-12-31',
      trouble: 'ends_before_renewal',
    },
    { id: 'c2', brand: 'JCB', last4: '0505', end_at: '2026-10-31', trouble: 'expired' },
  ],
};
const single: Partial<Attention> = {
  licenses: {
    count: 1,
    number: 'CD-7',
    first_end_at: '2026-11-26',
    renewable: 1,
    renewable_id: 'l7',
    renewable_ids: ['l7'],
  },
};
const screens = ['/store', '/orders', '/order/:id'];

function show(
  given: Partial<Attention>,
  surroundings: Parameters<typeof renderLicenseList>[0] = {},
) {
  server.use(
    needsAttention(given),
    listsLicenses(() => [aLicenseRow()]),
  );
  return renderLicenseList({ screens, ...surroundings });
}

/** Each sentence with the addresses of its acts. */
async function told(name = 'Needs attention') {
  const list = await screen.findByRole('list', { name });
  return within(list)
    .getAllByRole('paragraph')
    .flatMap((text) => text.closest('li') ?? [])
    .map((item) => [
      within(item).getByRole('paragraph').textContent,
      ...within(item)
        .getAllByRole('link')
        .map((link) => `${link.textContent} ${link.getAttribute('href') ?? ''}`),
    ]);
}

describe('AttentionStrip', () => {
  it('says what ends, is unpaid and which cards end, with the act beside it', async () => {
    const config = aConfig();
    const cards = `Change card ${config.services.accounts}/creditcard`;
    const { container, user } = show(all);
    await user.click(await screen.findByRole('button', { name: 'Show 5 more' }));
    expect(await told()).toEqual([
      ['Order S1: ¥165,000 was due on November 19, 2026.', 'Pay /order/o1'],
      [
        '12 licenses end within 20 days, the first on November 26, 2026.',
        'Show /license?validity=near_expiry&sort=end_at',
        'Renew /store#update_license',
      ],
      ['Order S2: ¥165,000 is due by November 27, 2026.', 'Pay /order/o2'],
      ['3 more orders are unpaid.', 'Show orders /orders?status=unpaid'],
      [
        'Your Visa card ending in 4242 expires on December 31, 2026, before the next renewal.',
        cards,
      ],
      ['Your JCB card ending in 0505 expired on October 31, 2026.', cards],
    ]);
    expect(screen.getByRole('link', { name: 'Renew' })).toHaveAccessibleDescription(/12 licenses/);
    await expectAccessible(container);
  });

  it('has two lines at most until expanded, and again when folded', async () => {
    const { user } = show(all, { session: aSession({ locale: 'ja' }) });
    const open = await screen.findByRole('button', { name: 'ほか5件を表示', expanded: false });
    expect(await told('対応が必要な項目')).toHaveLength(1);
    await user.click(open);
    expect(await told('対応が必要な項目')).toHaveLength(6);
    expect(open).toHaveFocus();
    await user.click(screen.getByRole('button', { name: '折りたたむ', expanded: true }));
    expect(await told('対応が必要な項目')).toHaveLength(1);
  });

  it('shows two matters unfolded', async () => {
    show({ ...single, cards: all.cards?.slice(0, 1) ?? [] });
    expect(await told()).toHaveLength(2);
    expect(screen.queryByRole('button', { expanded: false, name: /more/ })).not.toBeInTheDocument();
  });

  it('is in Japanese, with the number of a single license', async () => {
    show(single, { session: aSession({ locale: 'ja' }) });
    expect(await told('対応が必要な項目')).toEqual([
      [
        'ライセンス CD-7 は2026年11月26日に終了します。',
        '表示 /license/CD-7',
        '継続する /store?renew=l7#update_license',
      ],
    ]);
  });

  it('renews all licenses that the server names', async () => {
    if (!all.licenses) throw new Error('no licenses');
    show({ licenses: { ...all.licenses, renewable_ids: ['l1', 'l2'] } });
    const link = await screen.findByRole('link', { name: 'Renew' });
    expect(link).toHaveAttribute('href', '/store?renew=l1&renew=l2#update_license');
  });

  it('offers no act without its screen', async () => {
    show({ ...single, cards: all.cards?.slice(0, 1) ?? [] }, { screens: [] });
    const list = await screen.findByRole('list', { name: 'Needs attention' });
    const links = within(list).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Show', 'Change card']);
  });

  it('shows lines of other remotes after its own, as each arrives', async () => {
    const silent = { ...aPlacedPart('silent'), ask: () => new Promise<never>(() => undefined) };
    const attention = [silent, aPlacedPart('offers', 'Offer 7 ends.'), aPlacedPart('empty')];
    const { container } = show(single, { attention });
    expect(await screen.findByText('Offer 7 ends.')).toBeVisible();
    expect(await told()).toEqual([
      [expect.stringContaining('CD-7'), expect.any(String), expect.any(String)],
      ['Offer 7 ends.', 'Open /offers'],
    ]);
    expect(screen.getByRole('link', { name: 'Open' })).toHaveAccessibleDescription('Offer 7 ends.');
    await expectAccessible(container);
  });

  it('shows what came with the page before any call, and only once', async () => {
    const offers = aPlacedPart('offers', 'Offer 7 ends.');
    const lines = await offers.ask();
    const ask = jest.fn(() => Promise.resolve(lines));
    show({}, { attention: [{ ...offers, known: () => lines, ask }] });
    expect(screen.getByText('Offer 7 ends.')).toBeVisible();
    expect(ask).toHaveBeenCalledTimes(1);
    expect(await told()).toHaveLength(1);
  });

  it('shows a guest the lines of other remotes only', async () => {
    const attention = [aPlacedPart('offers', 'Offer 7 ends.')];
    show(all, { attention, session: aSession({ role: 'guest' }) });
    expect(await told()).toEqual([['Offer 7 ends.', 'Open /offers']]);
  });

  it('renders nothing without matters, and makes no call for a guest', async () => {
    const { unmount } = show({});
    expect(await screen.findByText('CD-000001')).toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Needs attention' })).not.toBeInTheDocument();
    unmount();
    show(all, { session: aSession({ role: 'guest' }) });
    expect(await screen.findByText('CD-000001')).toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Needs attention' })).not.toBeInTheDocument();
  });
});
