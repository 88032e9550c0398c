import { screen, waitFor } from '@testing-library/react';
import { expectAccessible, renderWithProviders } from '../../testing/index.ts';
import { MenuButton } from './MenuButton.tsx';

describe('MenuButton', () => {
  it('opens its menu, runs an action and returns focus', async () => {
    const onRelease = jest.fn();
    const { user } = renderWithProviders(
      <MenuButton
        label="Actions"
        items={[
          { id: 'release', label: 'Release', onAction: onRelease },
          { id: 'renew', label: 'Renew', isDisabled: true, hint: 'Pay the unpaid order first.' },
        ]}
      />,
    );
    const button = screen.getByRole('button', { name: 'Actions' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(await screen.findByRole('menu', { name: 'Actions' })).toBeVisible();
    expect(screen.getByRole('menuitem', { name: /Renew/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.click(screen.getByRole('menuitem', { name: 'Release' }));
    expect(onRelease).toHaveBeenCalledTimes(1);
    await waitFor(() => {
      expect(button).toHaveFocus();
    });
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('opens a screen without loading the page', async () => {
    const { user, address } = renderWithProviders(
      <MenuButton label="Actions" items={[{ id: 'orders', label: 'Orders', to: '/orders' }]} />,
    );
    await user.click(screen.getByRole('button', { name: 'Actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Orders' }));
    await waitFor(() => {
      expect(address()).toBe('/orders');
    });
  });

  it('opens on the last entry with the arrow up', async () => {
    const { user } = renderWithProviders(
      <MenuButton
        label="Actions"
        items={[
          { id: 'a', label: 'First' },
          { id: 'b', label: 'Last' },
        ]}
      />,
    );
    screen.getByRole('button', { name: 'Actions' }).focus();
    await user.keyboard('{ArrowUp}');
    const last = await screen.findByRole('menuitem', { name: 'Last' });
    await waitFor(() => {
      expect(last).toHaveFocus();
    });
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('menuitem', { name: 'First' })).toHaveFocus();
  });

  it.each([
    ['Enter', '{Enter}'],
    ['Space', ' '],
    ['arrow down', '{ArrowDown}'],
  ])('works with keys alone, opened with %s', async (_name, key) => {
    const { user } = renderWithProviders(
      <MenuButton
        label="Actions"
        items={[
          { id: 'a', label: 'First' },
          { id: 'b', label: 'File', href: '/file' },
        ]}
      />,
    );
    const button = screen.getByRole('button', { name: 'Actions' });
    button.focus();
    await user.keyboard(key);
    const first = await screen.findByRole('menuitem', { name: 'First' });
    await waitFor(() => {
      expect(first).toHaveFocus();
    });
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'File' })).toHaveFocus();
    await expectAccessible(screen.getByRole('menu'));
    await user.keyboard('{Escape}');
    await waitFor(() => {
      expect(button).toHaveFocus();
    });
  });
});
