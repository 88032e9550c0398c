import { mockServer } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { aLicenseRow } from '../../testing/aLicenseRow.ts';
import { renderStore } from '../../testing/renderStore.tsx';
import {
  knowsSeatUse,
  listsLicenses,
  listsQuotations,
  movesEndDates,
  pricesCarts,
} from '../../testing/storeHandlers.ts';

const server = mockServer();
const licenses = ['CD-1', 'CD-2', 'CD-3'].map((number) => aLicenseRow({ number }));
const months = [
  { month: '2026-09', licenses: 3, peak: 1 },
  { month: '2026-10', licenses: 3, peak: 2 },
];

afterEach(() => {
  localStorage.clear();
});

describe('SeatAdviceLines', () => {
  it('says what fewer or more seats would have meant', async () => {
    server.use(
      listsLicenses(licenses),
      listsQuotations([]),
      movesEndDates(),
      pricesCarts({ licenses }).handler,
      knowsSeatUse({ cd: { months }, pd: null }),
    );
    const { user } = renderStore();
    const line = await screen.findByText(/Circuit Designer: at most 2 in use at once/);
    expect(line).toHaveTextContent('over the last 2 months (2026-10)');
    expect(line).toHaveTextContent('With 3, 1 would stay free');
    await user.selectOptions(screen.getByLabelText('Renewal months of CD-1'), '1 month');
    expect(line).toHaveTextContent('With 1, 1 would be missing at the peak');
    expect(line).toHaveTextContent('in 1 month.');
    await user.selectOptions(screen.getByLabelText('Renewal months of CD-2'), '1 month');
    expect(line).toHaveTextContent('With 2, there are just enough');
    expect(await screen.findByRole('button', { name: 'Quote' })).toBeEnabled();
  });
});
