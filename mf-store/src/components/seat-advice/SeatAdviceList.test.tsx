import { expectAccessible, http, HttpResponse, mockServer } from '@portal/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { aLicenseRow } from '../../testing/aLicenseRow.ts';
import { typeNumber } from '../../testing/fillCart.ts';
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
  { month: '2026-09', licenses: 3, peak: 1, unreported: 0, refusals: 0, shortages: [] },
  { month: '2026-10', licenses: 3, peak: 2, unreported: 0, refusals: 0, shortages: [] },
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

describe('SeatAdviceList', () => {
  // This test must be first, because the streamed answer is consumed once.
  it('renders nothing while only the first licenses are loaded', async () => {
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
    localStorage.setItem('cd', '{"m12":1}');
    renderStore();
    expect(await screen.findByText('CD-1')).toBeInTheDocument();
    await waitFor(() => {
      expect(isUseServed).toBe(true);
    });
    // By then, everything that awaits the answer has run.
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.queryByText(/at most 2 in use/)).not.toBeInTheDocument();
    answer();
    expect(await screen.findByText(/^2 licenses after this order/)).toBeInTheDocument();
    script.remove();
  });

  it('compares the licenses after the order with the seats in use', async () => {
    renderStore();
    const after = async (seats: RegExp) => (await screen.findByText(seats)).textContent;
    const renewal = await screen.findByLabelText('Renewal months of CD-3');
    expect(screen.queryByText(/after this order/)).not.toBeInTheDocument();
    // The license does not end soon, so it counts without the order too.
    typeNumber(renewal, 1);
    expect(await after(/^1 license after/)).toBe(
      '1 license after this order; at most 2 in use at one moment of the last 2 months (October 2026).1 too few',
    );
    typeNumber(screen.getByLabelText('Renewal months of CD-1'), 1);
    expect(await after(/^2 licenses after/)).toMatch(/Just enough$/);
    typeNumber(screen.getByLabelText('Renewal months of CD-2'), 1);
    expect(await after(/^3 licenses after/)).toMatch(/1 to spare$/);
    // No advice about the other product.
    expect(screen.getAllByText(/after this order/)).toHaveLength(1);
    expect(screen.queryByRole('link', { name: /^Add to cart/ })).not.toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Quote' })).toBeEnabled();
  });

  it('words the advice like the usage log, and puts it into the cart once', async () => {
    const name = 'Add to cart: 2 × Circuit Designer';
    const busy = { month: '2026-10', licenses: 3, peak: 3, unreported: 0, refusals: 33 };
    const idleMonths = ['2026-08', '2026-09', '2026-10'].map((month) => ({
      ...{ month, licenses: 4, peak: 1, unreported: 1, refusals: 0, shortages: [] },
    }));
    server.use(
      listsLicenses([...licenses, aLicenseRow({ number: 'PD-1', product_type: 'pd' })]),
      knowsSeatUse({
        cd: { months: [{ ...busy, shortages: [22, 9, 2] }] },
        pd: { months: idleMonths },
      }),
    );
    const { user, address } = renderStore();
    expect(
      await screen.findByText(
        '2 more Circuit Designer licenses would have avoided 31 of 33 refusals in October 2026.',
      ),
    ).toBeInTheDocument();
    expect(screen.getByText('2 PCB Designer licenses were idle.')).toBeInTheDocument();
    const button = screen.getByRole('link', { name });
    expect(button).toHaveAttribute('href', '/store?add=cd:12:2');
    await expectAccessible();
    await user.click(button);
    expect(await screen.findByText('In the cart')).toBeInTheDocument();
    expect(localStorage.getItem('cd')).toBe('{"m12":2}');
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
    await waitFor(() => {
      expect(address()).toBe('/store');
    });
    // Removing a license brings the offer back.
    const quantity = screen.getByRole('spinbutton', { name: /Circuit Designer.*12/ });
    typeNumber(quantity, 1);
    expect(
      await screen.findByRole('link', { name: 'Add to cart: 1 × Circuit Designer' }),
    ).toBeInTheDocument();
  });

  it('names the month in the reader’s language', async () => {
    renderStore({ session: { locale: 'ja' } });
    typeNumber(await screen.findByLabelText('CD-3の継続月数'), 1);
    expect(await screen.findByText(/同時利用は最大2（2026年10月）/)).toHaveTextContent(
      '1ライセンス不足',
    );
  });
});
