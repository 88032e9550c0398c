import { screen, within } from '@testing-library/react';
import { useIntl, useSession } from '@portal/shared';
import { aConfig, aSession, renderWithProviders } from '@portal/shared/testing';
import { navigationGroups } from './navigationGroups.ts';

const entries = [
  { to: '/license', label: { en: 'Licenses', ja: 'ライセンス' }, icon: 'key-round', order: 10 },
  { to: '/orders', label: { en: 'Orders', ja: '注文履歴' }, icon: 'receipt-text', order: 30 },
];

interface GroupsProps {
  readonly shown?: typeof entries;
  readonly current?: (typeof entries)[number] | undefined;
}

function Groups({ shown = entries, current }: GroupsProps) {
  const groups = navigationGroups(
    useIntl(),
    useSession((state) => state),
    shown,
    current,
  );
  return groups.map(({ id, label, items }) => (
    <ul key={id} aria-label={label}>
      {items.map((item) => (
        <li
          key={item.id}
        >{`${item.label} ${item.to ?? item.href ?? ''}${item.isCurrent ? ' *' : ''}`}</li>
      ))}
    </ul>
  ));
}

function itemsOf(name: string) {
  return within(screen.getByRole('list', { name }))
    .queryAllByRole('listitem')
    .map((item) => item.textContent);
}

describe('navigationGroups', () => {
  it('lists the screens of the registry in their order', () => {
    renderWithProviders(<Groups />);
    expect(itemsOf('Manager')).toEqual(['Licenses /license', 'Orders /orders']);
  });

  it('marks the entry that stands for the screen, whatever its address', () => {
    renderWithProviders(<Groups current={entries[1]} />, { path: '/order/o-1' });
    expect(itemsOf('Manager')).toEqual(['Licenses /license', 'Orders /orders *']);
  });

  it('links to the account pages of the edition', () => {
    renderWithProviders(<Groups />, { session: aSession({ edition: 'community' }) });
    expect(itemsOf('Account')).toEqual([
      'User http://accounts.test/user',
      'Credit cards http://accounts.test/creditcard',
      'Upgrade http://accounts.test/upgrade',
      'Settings http://accounts.test/settings',
    ]);
  });

  it('offers board fabrication in Japanese only, and the manuals of the language', () => {
    const { unmount } = renderWithProviders(<Groups />);
    expect(itemsOf('Help').join()).not.toContain('fabrication');
    expect(itemsOf('Help')[0]).toBe('Online manual http://manager.test/about/manual?lang=en');
    unmount();
    renderWithProviders(<Groups />, { session: aSession({ locale: 'ja' }) });
    expect(itemsOf('ヘルプ')).toContain('基板製造サービス http://manager.test/about/fabrication');
  });

  it('leaves out links without an address', () => {
    const config = aConfig({ links: {} });
    const bare = { ...config, accounts: { ...config.accounts, pages: [] } };
    renderWithProviders(<Groups shown={[]} />, { session: aSession({ config: bare }) });
    expect([...itemsOf('Manager'), ...itemsOf('Account'), ...itemsOf('Help')]).toEqual([]);
  });

  it('is empty for visitors', () => {
    renderWithProviders(<Groups shown={[]} />, { session: aSession({ role: 'visitor' }) });
    expect([...itemsOf('Account'), ...itemsOf('Help')]).toEqual([]);
  });
});
