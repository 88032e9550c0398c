import {
  anOrderRow,
  aSession,
  expectAccessible,
  http,
  HttpResponse,
  mockServer,
} from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { renderOrders } from '../../testing/renderOrders.tsx';

const server = mockServer();
const order = anOrderRow({ created_at: '2026-11-12T03:00:00.000Z' });

/** A list with one order of 2026-11-12 within the period; today is 2026-11-20 in Tokyo. */
async function openPeriod(period: string, locale: 'en' | 'ja' = 'en') {
  server.use(http.get('*/api/orders/', () => HttpResponse.json([order])));
  const view = renderOrders(`/orders?${period}`, aSession({ locale }));
  await screen.findByRole('link', { name: order.number });
  return view;
}

describe('PeriodFilter', () => {
  it('shows the days of a custom range, accessibly', async () => {
    await openPeriod('from=2026-10-05&to=2026-11-12', 'en');
    expect(screen.getByRole('button', { name: 'From: 2026-10-05' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'To: 2026-11-12' })).toBeInTheDocument();
    await expectAccessible();
  });

  it.each(['This year', 'All'])('has no day fields for the period %s', async (period) => {
    const { user } = await openPeriod('from=2026-10-05&to=2026-11-12');
    await user.selectOptions(screen.getByLabelText('Period'), period);
    expect(screen.queryByRole('button', { name: /^From|^To/ })).not.toBeInTheDocument();
  });

  it.each([
    ['to=2026-11-12', 'From: 2015-01-01'],
    ['from=2026-10-05', 'To: 2026-11-20'],
  ])('shows the first possible day or today for the open end of %s', async (period, name) => {
    await openPeriod(period);
    expect(screen.getByRole('button', { name })).toBeInTheDocument();
  });

  it('changes only the first day when it is chosen in the calendar', async () => {
    const { user, address } = await openPeriod('from=2026-10-05&to=2026-11-12');
    await user.click(screen.getByRole('button', { name: 'From: 2026-10-05' }));
    await screen.findByRole('dialog', { name: 'From' });
    await user.keyboard('{ArrowRight}{Enter}');
    expect(await screen.findByRole('button', { name: 'From: 2026-10-06' })).toBeVisible();
    expect(address()).toBe('/orders?from=2026-10-06&to=2026-11-12');
  });

  it('offers no last day before the first day or after today', async () => {
    const { user, address } = await openPeriod('from=2026-11-12&to=2026-11-12');
    await user.click(screen.getByRole('button', { name: 'To: 2026-11-12' }));
    await screen.findByRole('dialog', { name: 'To' });
    for (const day of [/November 11, 2026/, /November 21, 2026/])
      expect(screen.getByRole('button', { name: day })).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{ArrowRight}{Enter}');
    expect(await screen.findByRole('button', { name: 'To: 2026-11-13' })).toBeVisible();
    expect(address()).toBe('/orders?from=2026-11-12&to=2026-11-13');
  });
});
