import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/index.ts';
import { useAccountPage } from './useAccountPage.ts';

function Shown({ path }: { readonly path: string }) {
  return <p>{useAccountPage(path) ?? 'no page'}</p>;
}

describe('useAccountPage', () => {
  it.each([
    ['/team', 'http://accounts.test/team'],
    ['/no-such-page', 'no page'],
  ])('leads to %s only when accounts have it', (path, shown) => {
    renderWithProviders(<Shown path={path} />);
    expect(screen.getByText(shown)).toBeInTheDocument();
  });
});
