import { expectAccessible, HttpResponse, mockServer } from '@portal/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addLine } from '../../testing/fillCart.ts';
import { renderStore } from '../../testing/renderStore.tsx';
import {
  knowsSeatUse,
  listsLicenses,
  listsQuotations,
  movesEndDates,
  pricesCarts,
} from '../../testing/storeHandlers.ts';
import { aLicenseRow } from '../../testing/aLicenseRow.ts';

const server = mockServer();
const soon = aLicenseRow({ number: 'CD-1' });
const later = aLicenseRow({ number: 'PD-2', product_type: 'pd', end_at: '2027-03-31' });
const unpaid = aLicenseRow({ number: 'CD-3', end_at: '2026-12-31', updatable: false });

beforeEach(() => {
  server.use(listsQuotations([]), knowsSeatUse(), movesEndDates());
});
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

function total() {
  return screen.getByRole('group', { name: 'Total' });
}

describe('StoreScreen', () => {
  it('adds, changes and removes new licenses, and asks the server after each change', async () => {
    const { handler, bodies } = pricesCarts();
    server.use(handler, listsLicenses([]));
    const { user } = renderStore({ screens: ['/payment'] });
    expect(await screen.findByText(/Add a product or choose/)).toBeInTheDocument();
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
    expect(total()).toHaveTextContent('¥440,000');
    expect(total()).toHaveTextContent('Tax¥40,000');

    const choice = screen.getByLabelText('Quantity of PCB Designer, 12 months');
    await user.selectOptions(choice, '5');
    await waitFor(() => {
      expect(screen.queryByText('Updating…')).not.toBeInTheDocument();
    });
    expect(total()).toHaveTextContent('¥1,045,000');
    const discounts = within(screen.getByRole('region', { name: 'Automatic discounts' }));
    expect(discounts.getByText(/PCB Designer, 5 sets/)).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Remove PCB Designer, 12 months' }));
    expect(screen.getByText('There are no new licenses in the cart yet.')).toBeInTheDocument();
    expect(bodies.map(({ pd }) => pd)).toEqual([{ m12: 2 }, { m12: 5 }]);
  });

  it('shows each line at once, and never a late answer for a newer cart', async () => {
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
    await user.selectOptions(choice, '3');
    expect(screen.getByRole('row', { name: /Circuit/ })).toHaveTextContent('¥45,000');
    expect(total()).toHaveTextContent('Updating…');
    await waitFor(() => {
      expect([...held.keys()]).toEqual([1, 3]);
    });
    held.get(3)?.();
    await waitFor(() => {
      expect(total()).not.toHaveTextContent('Updating…');
    });
    held.get(1)?.();
    await act(async () => {
      await Promise.allSettled(calls.mock.results.map(({ value }) => value as Promise<Response>));
      // A turn to read the late answer, one to tell the screen of it, and one to be sure.
      for (const _turn of [1, 2, 3]) await new Promise((resolve) => setTimeout(resolve));
    });
    expect(total()).toHaveTextContent('¥49,500');
  });

  it('goes on without a network, and says that the total is out of date', async () => {
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
    expect(proceed).toHaveAccessibleDescription(/when the total is up to date/);
    isAway = false;
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => {
      expect(alert).not.toBeInTheDocument();
    });
    expect(screen.getByRole('button', { name: 'Proceed to order' })).toBeEnabled();
  });

  it('renews licenses, with their new end and the reason where one cannot be', async () => {
    const { handler, bodies } = pricesCarts({ licenses: [soon, later] });
    server.use(handler, listsLicenses([later, unpaid, soon]));
    const { user } = renderStore();
    await screen.findByText('CD-1');
    const card = within(screen.getByRole('region', { name: 'Continued purchase' }));
    expect(card.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'CD-1',
      'CD-3',
      'PD-2',
    ]);
    expect(card.getByRole('row', { name: /CD-1/ })).toHaveTextContent('10 days left');
    expect(card.getByLabelText('Renewal months of CD-3')).toBeDisabled();
    expect(
      await card.findByRole('button', { name: 'Pay or cancel the unpaid order first.' }),
    ).toBeInTheDocument();

    await user.selectOptions(card.getByLabelText('Renewal months of CD-1'), '12 months');
    const row = card.getByRole('row', { name: /CD-1/ });
    expect(row).toHaveTextContent('2027-11-30');
    expect(row).toHaveTextContent('¥150,000');
    await waitFor(() => {
      // The license begins its second year: 3 % off.
      expect(total()).toHaveTextContent('¥160,050');
    });
    await user.type(card.getByRole('searchbox'), 'pcb');
    await waitFor(() => {
      expect(card.getAllByRole('rowheader')).toHaveLength(1);
    });
    await user.selectOptions(card.getByLabelText('Renew all 1 for'), '1 month');
    expect(card.getByText('2 licenses to be renewed')).toBeInTheDocument();
    await waitFor(() => {
      expect(bodies.at(-1)?.licenses).toEqual([
        { id: 'id-CD-1', count: 12 },
        { id: 'id-PD-2', count: 1 },
      ]);
    });
    await user.click(card.getByRole('button', { name: 'Reset' }));
    expect(card.getByText('0 licenses to be renewed')).toBeInTheDocument();
  });

  it('chooses the license that the address names, once', async () => {
    const { handler } = pricesCarts({ licenses: [soon] });
    server.use(handler, listsLicenses([soon, later]));
    const { address } = renderStore({ search: '?renew=id-CD-1' });
    expect(await screen.findByLabelText('Renewal months of CD-1')).toHaveValue('12');
    await waitFor(() => {
      expect(address()).toBe('/store');
    });
  });

  it('takes out what can no longer be renewed, and says so', async () => {
    localStorage.setItem('licenses', '[{"id":"gone","count":3}]');
    server.use(listsLicenses([soon]));
    renderStore();
    expect(await screen.findByText(/1 license in the cart can no longer/)).toBeInTheDocument();
    expect(localStorage.getItem('licenses')).toBe('[]');
  });

  it('asks for the list again before it takes out what another tab has chosen', async () => {
    server.use(pricesCarts({ licenses: [soon, later] }).handler, listsLicenses([soon]));
    renderStore();
    await screen.findByText('CD-1');
    server.use(listsLicenses([soon, later]));
    const chosen = '[{"id":"gone","count":3},{"id":"id-PD-2","count":1}]';
    localStorage.setItem('licenses', chosen);
    act(() => {
      dispatchEvent(new StorageEvent('storage', { key: 'licenses', storageArea: localStorage }));
    });
    expect(await screen.findByLabelText('Renewal months of PD-2')).toHaveValue('1');
    await waitFor(() => {
      expect(localStorage.getItem('licenses')).toBe('[{"id":"id-PD-2","count":1}]');
    });
    await waitFor(() => {
      // The license begins its second year: 3 % off.
      expect(total()).toHaveTextContent('¥21,340');
    });
  });

  it('offers a cart again that was too old, and says which comes from the estimate', async () => {
    localStorage.setItem('cd', '{"m1":2}');
    localStorage.setItem('start_at', '2026-11-01');
    localStorage.setItem('cart_place', 'estimate');
    localStorage.setItem('cart_changed_at', String(Date.now() - 7 * 3_600_000));
    server.use(pricesCarts().handler, listsLicenses([]));
    const { user } = renderStore();
    expect(await screen.findByText(/You built an estimate on/)).toBeInTheDocument();
    expect(screen.queryByRole('row', { name: /Circuit/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Put it back' }));
    expect(screen.getByLabelText('Quantity of Circuit Designer, 1 month')).toHaveValue('2');
    expect(screen.getByText(/start date in the cart is no longer possible/)).toHaveTextContent(
      'It is now November 20, 2026.',
    );
    expect(screen.queryByText(/You built an estimate on/)).not.toBeInTheDocument();
    await waitFor(() => {
      expect(screen.queryByText('Updating…')).not.toBeInTheDocument();
    });
  });

  it('says what a damaged cart has lost, and keeps the rest', async () => {
    localStorage.setItem('cd', '{"m1":2,"m13":4}');
    const { handler } = pricesCarts();
    server.use(handler, listsLicenses([]));
    renderStore();
    expect(await screen.findByText(/Part of the stored cart/)).toBeInTheDocument();
    expect(screen.getByLabelText('Quantity of Circuit Designer, 1 month')).toHaveValue('2');
    await waitFor(() => {
      expect(total()).toHaveTextContent('¥33,000');
    });
  });

  it('takes out all new licenses, or everything', async () => {
    localStorage.setItem('cd', '{"m1":2}');
    localStorage.setItem('licenses', '[{"id":"id-CD-1","count":3}]');
    server.use(pricesCarts({ licenses: [soon] }).handler, listsLicenses([soon]));
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

  it('refuses more than 20 of a line, and a line without a period', async () => {
    localStorage.setItem('cd', '{"m1":19}');
    const { handler } = pricesCarts();
    server.use(handler, listsLicenses([]));
    const { user } = renderStore();
    await screen.findByRole('row', { name: /Circuit/ });
    const element = await addLine(user, {});
    const dialog = within(element);
    expect(dialog.getByText('Select a contract period')).toBeInTheDocument();
    await expectAccessible(element);
    await user.selectOptions(dialog.getByLabelText('Contract period'), '1 month');
    await user.selectOptions(dialog.getByLabelText('Quantity'), '2');
    jest.useFakeTimers();
    fireEvent.click(dialog.getByRole('button', { name: 'Add to cart' }));
    act(() => jest.advanceTimersByTime(14_900));
    expect(screen.getAllByText(/The maximum per order is 20/)).toHaveLength(2);
    act(() => jest.advanceTimersByTime(200));
    // The snackbar has gone; the refusal stays at its field until something else is chosen.
    expect(dialog.getByLabelText('Quantity')).toHaveAccessibleDescription(
      /maximum per order is 20/,
    );
    fireEvent.change(dialog.getByLabelText('Quantity'), { target: { value: '1' } });
    expect(screen.queryByText(/The maximum per order is 20/)).not.toBeInTheDocument();
    expect(localStorage.getItem('cd')).toBe('{"m1":19}');
  });

  it('has no way to a checkout that the portal does not have', async () => {
    localStorage.setItem('cd', '{"m1":1}');
    server.use(pricesCarts().handler, listsLicenses([]));
    renderStore();
    expect(await screen.findByText(/Please order with a quote/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Proceed to order' })).not.toBeInTheDocument();
  });

  it.each([
    ['en', 'US', 'Total', '$1,440.00', 'Tax'],
    ['ja', 'US', '合計', '$1,440.00', '消費税'],
  ] as const)(
    'shows dollars without tax outside Japan (%s)',
    async (locale, country, name, sum, tax) => {
      localStorage.setItem('cd', '{"m12":1,"m2":1}');
      const { handler } = pricesCarts({ country });
      server.use(handler, listsLicenses([]));
      const { container } = renderStore({ session: { locale, country } });
      const group = screen.getByRole('group', { name });
      await waitFor(() => {
        expect(group).not.toHaveTextContent(/Updating|計算中/);
      });
      expect(group).toHaveTextContent(sum);
      expect(group).not.toHaveTextContent(tax);
      expect(screen.queryByText(/Print options|紙伝票オプション/)).not.toBeInTheDocument();
      await expectAccessible(container);
    },
  );

  it.each([
    ['community', 'owner', 'Upgrade to the Professional edition first'],
    ['professional', 'guest', 'Owners and admins of the team purchase licenses'],
  ] as const)('says what to do to a %s %s', async (edition, role, text) => {
    const { container } = renderStore({ session: { edition, role } });
    expect(await screen.findByText(RegExp(text))).toBeInTheDocument();
    await expectAccessible(container);
  });
});
