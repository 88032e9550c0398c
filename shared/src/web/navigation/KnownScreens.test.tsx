import { render, screen } from '@testing-library/react';
import { KnownScreensProvider, useHasScreen } from './KnownScreens.tsx';

function Checkout() {
  return <p>{String(useHasScreen('/payment'))}</p>;
}

function withRoutes(paths: readonly string[], isComplete: boolean) {
  render(
    <KnownScreensProvider routes={paths.map((path) => ({ path }))} isComplete={isComplete}>
      <Checkout />
    </KnownScreensProvider>,
  );
}

describe('useHasScreen', () => {
  it('finds a screen that has no menu entry', () => {
    withRoutes(['/store', '/payment'], false);
    expect(screen.getByText('true')).toBeInTheDocument();
  });

  it('is undefined until all screens are known', () => {
    withRoutes(['/store'], false);
    expect(screen.getByText('undefined')).toBeInTheDocument();
  });

  it('finds no unknown screen, and no screen without a shell', () => {
    withRoutes(['/store'], true);
    render(<Checkout />);
    expect(screen.getAllByText('false')).toHaveLength(2);
  });
});
