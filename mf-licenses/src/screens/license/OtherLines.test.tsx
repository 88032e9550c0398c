import { PlacesProvider } from '@portal/shared';
import { expectAccessible, renderWithProviders } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import en from '../../locales/page/en.json';
import ja from '../../locales/page/ja.json';
import { aPlacedPart } from '../../testing/aPlacedPart.ts';
import { OtherLines } from './OtherLines.tsx';

function show(...license: readonly ReturnType<typeof aPlacedPart>[]) {
  return renderWithProviders(
    <main>
      <PlacesProvider parts={{ attention: [], license, overview: [] }}>
        <OtherLines number="CD-7" />
      </PlacesProvider>
    </main>,
    { catalogs: { en, ja } },
  );
}

describe('OtherLines', () => {
  it('shows lines of other remotes about the license', async () => {
    const ask = jest.fn(aPlacedPart('offers', 'Offer 7 renews it.').ask);
    const { container } = show({ ...aPlacedPart('offers'), ask }, aPlacedPart('empty'));
    expect(await screen.findByText('Offer 7 renews it.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'More about this license' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/offers');
    expect(ask.mock.calls).toEqual([[{ number: 'CD-7' }]]);
    await expectAccessible(container);
  });

  it('renders nothing without lines', async () => {
    const ask = jest.fn(aPlacedPart('offers').ask);
    show({ ...aPlacedPart('offers'), ask });
    await waitFor(() => {
      expect(ask).toHaveBeenCalled();
    });
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });
});
