import { http, HttpResponse, mockServer } from '@portal/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
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
const licenses = [
  aLicenseRow({ number: 'CD-1' }),
  aLicenseRow({ number: 'CD-2' }),
  aLicenseRow({ number: 'CD-3', end_at: '2027-06-30' }),
];
const months = [
  { month: '2026-09', licenses: 3, peak: 1, refusals: 0, shortages: [] },
  { month: '2026-10', licenses: 3, peak: 2, refusals: 0, shortages: [] },
];

beforeEach(() => {
  server.use(
    listsLicenses(licenses),
    listsQuotations([]),
    movesEndDates(),
    pricesCarts({ licenses }).handler,
    knowsSeatUse({ cd: { months }, pd: { months } }),
  );
});
afterEach(() => {
  localStorage.clear();
});

describe('SeatAdviceLines', () => {
  // This test comes first, because the streamed answer is looked for only once.
  it('shows nothing while only the first licenses are loaded', async () => {
    const script = document.createElement('script');
    script.type = 'application/json';
    script.setAttribute('data-portal-answer', '');
    const path = '/api/licenses/?updateble=true&sort=end_at';
    script.textContent = JSON.stringify({ path, status: 200, total: 3, body: [licenses[0]] });
    document.head.append(script);
    let answer: () => void = () => undefined;
    let isUseServed = false;
    server.use(
      http.get('*/api/licenses/seats', () => {
        isUseServed = true;
        return HttpResponse.json({ cd: { months }, pd: null });
      }),
      http.get('*/api/licenses/', async () => {
        await new Promise<void>((resolve) => (answer = resolve));
        return HttpResponse.json([...licenses]);
      }),
    );
    renderStore();
    expect(await screen.findByText('CD-1')).toBeInTheDocument();
    await waitFor(() => {
      expect(isUseServed).toBe(true);
    });
    // By then, everything that waits for the answer has run.
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.queryByText(/at most 2 in use/)).not.toBeInTheDocument();
    answer();
    expect(await screen.findByText(/With 1, 1 would be/)).toBeInTheDocument();
    script.remove();
  });

  it('compares the licenses after the order with the seats in use', async () => {
    const { user } = renderStore();
    expect(
      await screen.findByText(/Circuit Designer: at most 2 in use at once over the last 2 months/),
    ).toHaveTextContent('(October 2026)');
    expect(
      screen.getByText(/With 1, 1 would be missing at the peak, .* in 1 month\./),
    ).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Renewal months of CD-1'), '1 month');
    expect(screen.getByText(/With 2, there are just enough/)).toBeInTheDocument();
    // The license is renewed in any case.
    await user.selectOptions(screen.getByLabelText('Renewal months of CD-3'), '1 month');
    expect(screen.getByText(/With 2, there are just enough/)).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Renewal months of CD-2'), '1 month');
    expect(screen.getByText(/With 3, 1 would stay free/)).toBeInTheDocument();
    // There is no advice about the other product.
    expect(screen.queryByText(/PCB Designer: at most/)).not.toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Quote' })).toBeEnabled();
  });

  it('shows the advice of the last complete months, as the usage log does', async () => {
    const busy = { month: '2026-10', licenses: 3, peak: 3, refusals: 33, shortages: [22, 9, 2] };
    const idle = ['2026-08', '2026-09', '2026-10'].map((month) => ({
      ...{ month, licenses: 3, peak: 1, refusals: 0, shortages: [] },
    }));
    server.use(
      listsLicenses([...licenses, aLicenseRow({ number: 'PD-1', product_type: 'pd' })]),
      knowsSeatUse({ cd: { months: [busy] }, pd: { months: idle } }),
    );
    renderStore();
    expect(
      await screen.findByText(
        '2 more licenses would have avoided 31 of 33 refusals in October 2026.',
      ),
    ).toBeInTheDocument();
    expect(
      screen.getByText('2 licenses were idle in each of the 3 months up to October 2026.'),
    ).toBeInTheDocument();
  });

  it('names the month in the reader’s language', async () => {
    renderStore({ session: { locale: 'ja' } });
    expect(await screen.findByText(/同時利用は最大2（2026年10月）/)).toBeInTheDocument();
  });
});
