import { render, screen } from '@testing-library/react';
import { MenuEntriesProvider, useIsInMenu } from './MenuEntries.tsx';

function StoreLink() {
  return useIsInMenu('/store') ? <a href="/store">Renew</a> : null;
}

describe('useIsInMenu', () => {
  it('finds a screen that the menu leads to', () => {
    render(
      <MenuEntriesProvider entries={[{ to: '/license' }, { to: '/store' }]}>
        <StoreLink />
      </MenuEntriesProvider>,
    );
    expect(screen.getByRole('link', { name: 'Renew' })).toBeInTheDocument();
  });

  it('finds no screen that the menu lacks, and none without a menu', () => {
    render(
      <MenuEntriesProvider entries={[{ to: '/license' }]}>
        <StoreLink />
      </MenuEntriesProvider>,
    );
    render(<StoreLink />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
