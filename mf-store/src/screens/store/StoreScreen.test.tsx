import { expectAccessible, HttpResponse } from '@portal/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aLicenseRow } from '../../testing/aLicenseRow.ts';
import { cartTotal, renderStore } from '../../testing/renderStore.tsx';
import { addLine, typeNumber } from '../../testing/fillCart.ts';
import { mockStoreServer } from '../../testing/mockStoreServer.ts';
import { listsLicenses, pricesCarts } from '../../testing/storeHandlers.ts';

const server = mockStoreServer();
afterEach(() => {
  jest.useRealTimers();
});

describe('StoreScreen', () => {
  it('adds, changes and removes new licenses, and calls the server after each change', async () => {
    const { handler, bodies } = pricesCarts();
    server.use(handler, listsLicenses([]));
    const { user } = renderStore({ screens: ['/payment'] });
    expect(await screen.findByText(/Add a product or select/)).toBeInTheDocument();
    for (const name of ['Quote', 'Proceed to order']) {
      expect(screen.getByRole('button', { name })).toBeDisabled();
    }
    await addLine(user, { product: 'PCB Designer', period: '12 months', quantity: 2 });
    const row = await screen.findByRole('row', { name: /PCB Designer/ });
    expect(row).toHaveTextContent('2026-11-20 – 2027-11-19');
    expect(row).toHaveTextContent('¥400,000');
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Proceed to order' })).toBeEnabled();
    });
    expect(cartTotal()).toHaveTextContent('¥440,000');
    expect(cartTotal()).toHaveTextContent('Tax¥40,000');

    const card = within(screen.getByRole('article', { name: 'PCB Designer' }));
    expect(card.getByText('3 more: −5%')).toBeInTheDocument();
    const choice = screen.getByLabelText('Quantity of PCB Designer, 12 months');
    typeNumber(choice, 5);
    expect(card.getByText('5 in this order: −5%')).toBeInTheDocument();
    await waitFor(() => {
      expect(screen.queryByText('Updating…')).not.toBeInTheDocument();
    });
    expect(cartTotal()).toHaveTextContent('¥1,045,000');
    const discounts = within(screen.getByRole('region', { name: 'Automatic discounts' }));
    expect(discounts.getByText(/PCB Designer, 5 sets/)).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Remove PCB Designer, 12 months' }));
    expect(screen.queryByRole('table', { name: 'New licenses' })).not.toBeInTheDocument();
    expect(bodies.map(({ pd }) => pd)).toEqual([{ m12: 2 }, { m12: 5 }]);
  });

  it('shows each line at once, and never a late answer about a former cart', async () => {
    const held = new Map<number, () => void>();
    const calls = jest.spyOn(globalThis, 'fetch');
    const { handler } = pricesCarts({
      before: ({ cd }) =>
        new Promise((resolve) => {
          held.set(cd.m1 ?? 0, () => {
            resolve(undefined);
          });
        }),
    });
    server.use(handler, listsLicenses([]));
    const { user } = renderStore();
    await addLine(user, { period: '1 month' });
    const choice = await screen.findByLabelText('Quantity of Circuit Designer, 1 month');
    typeNumber(choice, 3);
    expect(screen.getByRole('row', { name: /Circuit/ })).toHaveTextContent('¥45,000');
    expect(cartTotal()).toHaveTextContent('Updating…');
    await waitFor(() => {
      expect([...held.keys()]).toEqual([1, 3]);
    });
    held.get(3)?.();
    await waitFor(() => {
      expect(cartTotal()).not.toHaveTextContent('Updating…');
    });
    held.get(1)?.();
    await act(async () => {
      await Promise.allSettled(calls.mock.results.map(({ value }) => value as Promise<Response>));
      // Three turns: to read the late answer, to render it, and one to spare.
      for (const _turn of [1, 2, 3]) await new Promise((resolve) => setTimeout(resolve));
    });
    expect(cartTotal()).toHaveTextContent('¥49,500');
  });

  it('works offline, and says that the total is outdated', async () => {
    let isAway = true;
    const { handler } = pricesCarts({
      before: () => (isAway ? Promise.resolve(HttpResponse.error()) : undefined),
    });
    server.use(handler, listsLicenses([]));
    const { user } = renderStore({ screens: ['/payment'] });
    await addLine(user, { period: '1 month' });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The total is out of date.');
    expect(screen.getByRole('row', { name: /Circuit/ })).toHaveTextContent('¥15,000');
    const proceed = screen.getByRole('button', { name: 'Proceed to order' });
    expect(proceed).toBeDisabled();
    expect(proceed).toHaveAccessibleDescription(/once the total is up to date/);
    isAway = false;
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => {
      expect(alert).not.toBeInTheDocument();
    });
    expect(screen.getByRole('button', { name: 'Proceed to order' })).toBeEnabled();
  });

  it('removes all new licenses, or everything', async () => {
    localStorage.setItem('cd', '{"m1":2}');
    localStorage.setItem('licenses', '[{"id":"id-CD-1","count":3}]');
    const license = aLicenseRow({ number: 'CD-1' });
    server.use(pricesCarts({ licenses: [license] }).handler, listsLicenses([license]));
    const { user } = renderStore();
    const card = within(await screen.findByRole('region', { name: 'New / additional purchase' }));
    await screen.findByLabelText('Renewal months of CD-1');
    await user.click(card.getByRole('button', { name: 'Reset' }));
    expect(screen.queryByRole('row', { name: /Circuit.*1 month/ })).not.toBeInTheDocument();
    expect(screen.getByLabelText('Renewal months of CD-1')).toHaveValue('3');
    await user.click(screen.getByRole('button', { name: 'Empty cart' }));
    expect(screen.getByLabelText('Renewal months of CD-1')).toHaveValue('0');
    expect([localStorage.getItem('cd'), localStorage.getItem('licenses')]).toEqual(['{}', '[]']);
  });

  it('refuses more than 20 licenses in a line, and a line without a period', async () => {
    localStorage.setItem('cd', '{"m1":19}');
    const { handler } = pricesCarts();
    server.use(handler, listsLicenses([]));
    const { user } = renderStore();
    await screen.findByRole('row', { name: /Circuit/ });
    const element = await addLine(user, {});
    const card = within(element);
    expect(card.getByText('Select a contract period')).toBeInTheDocument();
    await expectAccessible(element);
    await user.selectOptions(card.getByLabelText('Contract period'), '1 month');
    typeNumber(card.getByLabelText('Quantity'), 2);
    jest.useFakeTimers();
    fireEvent.click(card.getByRole('button', { name: /^Add to cart/ }));
    act(() => jest.advanceTimersByTime(14_900));
    expect(screen.getAllByText(/The maximum per order is 20/)).toHaveLength(2);
    act(() => jest.advanceTimersByTime(200));
    // The snackbar is gone; the refusal stays at its field until the choice changes.
    expect(card.getByLabelText('Quantity')).toHaveAccessibleDescription(/maximum per order is 20/);
    typeNumber(card.getByLabelText('Quantity'), 1);
    expect(screen.queryByText(/The maximum per order is 20/)).not.toBeInTheDocument();
    expect(localStorage.getItem('cd')).toBe('{"m1":19}');
  });

  it('has no button to an absent checkout', async () => {
    localStorage.setItem('cd', '{"m1":1}');
    server.use(pricesCarts().handler, listsLicenses([]));
    renderStore();
    expect(await screen.findByText(/Please order with a quote/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Proceed to order' })).not.toBeInTheDocument();
  });

  it('shows dollars without tax outside Japan', async () => {
    localStorage.setItem('cd', '{"m12":1,"m2":1}');
    const { handler } = pricesCarts({ country: 'US' });
    server.use(handler, listsLicenses([]));
    const { container } = renderStore({ session: { country: 'US' } });
    const group = screen.getByRole('group', { name: 'Total' });
    await waitFor(() => {
      expect(group).not.toHaveTextContent(/Updating|計算中/);
    });
    expect(group).toHaveTextContent('$1,440.00');
    expect(group).not.toHaveTextContent('Tax');
    expect(screen.queryByText(/Print options|紙伝票オプション/)).not.toBeInTheDocument();
    await expectAccessible(container);
  });

  it.each([
    ['community', 'owner', 'Upgrade to the Professional edition first'],
    ['professional', 'guest', 'Owners and admins of the team buy licenses'],
  ] as const)('says what to do to a %s %s', async (edition, role, text) => {
    const { container } = renderStore({ session: { edition, role } });
    expect(await screen.findByText(RegExp(text))).toBeInTheDocument();
    await expectAccessible(container);
  });
});
