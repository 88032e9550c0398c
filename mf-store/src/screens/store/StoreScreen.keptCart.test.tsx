import { HttpResponse } from '@portal/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { cartTotal, renderStore } from '../../testing/renderStore.tsx';
import { mockStoreServer } from '../../testing/mockStoreServer.ts';
import { listsLicenses, pricesCarts } from '../../testing/storeHandlers.ts';

const server = mockStoreServer();

describe('the stored cart in StoreScreen', () => {
  it('offers a cart that expired, and marks one from the estimate', async () => {
    localStorage.setItem('cd', '{"m1":2}');
    localStorage.setItem('start_at', '2026-11-01');
    localStorage.setItem('cart_place', 'estimate');
    localStorage.setItem('cart_changed_at', String(Date.now() - 7 * 3_600_000));
    server.use(pricesCarts().handler, listsLicenses([]));
    const { user } = renderStore();
    expect(await screen.findByText(/You created an estimate on/)).toBeInTheDocument();
    expect(screen.queryByRole('row', { name: /Circuit/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Restore' }));
    expect(screen.getByLabelText('Quantity of Circuit Designer, 1 month')).toHaveValue('2');
    expect(screen.getByText(/start date in the cart has passed/)).toHaveTextContent(
      'It is now November 20, 2026.',
    );
    expect(screen.queryByText(/You created an estimate on/)).not.toBeInTheDocument();
    await waitFor(() => {
      expect(screen.queryByText('Updating…')).not.toBeInTheDocument();
    });
  });

  it('keeps the quantity being typed when another tab changes the cart', async () => {
    localStorage.setItem('cd', '{"m1":2}');
    server.use(pricesCarts().handler, listsLicenses([]));
    const { user } = renderStore();
    const quantity = await screen.findByLabelText('Quantity of Circuit Designer, 1 month');
    const changeElsewhere = (text: string) => {
      localStorage.setItem('cd', text);
      const event = { key: 'cd', storageArea: localStorage };
      act(() => void dispatchEvent(new StorageEvent('storage', event)));
    };
    await user.clear(quantity);
    await user.type(quantity, '12');
    changeElsewhere('{"m1":5}');
    expect(quantity).toHaveValue('12');
    await waitFor(() => {
      expect(localStorage.getItem('cd')).toBe('{"m1":12}');
    });
    await user.tab();
    changeElsewhere('{"m1":5}');
    expect(quantity).toHaveValue('5');
    await waitFor(() => {
      expect(screen.queryByText('Updating…')).not.toBeInTheDocument();
    });
  });

  it('says what a damaged cart lost, and keeps the rest', async () => {
    localStorage.setItem('cd', '{"m1":2,"m13":4}');
    const { handler } = pricesCarts();
    server.use(handler, listsLicenses([]));
    renderStore();
    expect(await screen.findByText(/Part of the saved cart/)).toBeInTheDocument();
    expect(screen.getByLabelText('Quantity of Circuit Designer, 1 month')).toHaveValue('2');
    await waitFor(() => {
      expect(cartTotal()).toHaveTextContent('¥33,000');
    });
  });

  it('discards a past chosen day on one click, when the server is a day ahead', async () => {
    localStorage.setItem('cd', '{"m1":2}');
    localStorage.setItem('start_at', '2026-11-20');
    const late = 'The chosen start date 2026-11-20 has passed.';
    const { handler, bodies } = pricesCarts({
      before: ({ start_on_order }) =>
        start_on_order === true
          ? undefined
          : Promise.resolve(
              HttpResponse.json({ error: true, code: 'invalid', msg: { start_at: late } }),
            ),
    });
    server.use(handler, listsLicenses([]));
    const { user } = renderStore();
    expect(await screen.findByText(late)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Start on the order date' }));
    await waitFor(() => {
      expect(screen.queryByText(late)).not.toBeInTheDocument();
      expect(screen.queryByText('Updating…')).not.toBeInTheDocument();
    });
    expect(bodies.at(-1)).toMatchObject({ start_at: '2026-11-20', start_on_order: true });
    expect(localStorage.getItem('start_at')).toBe('2026-11-20');
  });

  describe('after a registration', () => {
    const search = '?estimate=1&line=cd-12-3&start=2026-12-01';
    const quantity = 'Quantity of Circuit Designer, 12 months';

    it('takes over the estimate in another browser', async () => {
      server.use(pricesCarts().handler, listsLicenses([]));
      renderStore({ search });
      expect(await screen.findByLabelText(quantity)).toHaveValue('3');
      expect(localStorage.getItem('start_at')).toBe('2026-12-01');
      expect(Number(localStorage.getItem('cart_changed_at'))).toBeGreaterThan(Date.now() - 60_000);
      expect(screen.queryByText(/had something else/)).not.toBeInTheDocument();
    });

    it('finds it in the browser that built it, and restarts its six hours', async () => {
      localStorage.setItem('cd', '{"m12":3}');
      localStorage.setItem('cart_place', 'estimate');
      localStorage.setItem('cart_changed_at', String(Date.now() - 5 * 3_600_000));
      server.use(pricesCarts().handler, listsLicenses([]));
      renderStore({ search });
      expect(await screen.findByLabelText(quantity)).toHaveValue('3');
      expect(Number(localStorage.getItem('cart_changed_at'))).toBeGreaterThan(Date.now() - 60_000);
      expect(localStorage.getItem('cart_previous')).toBeNull();
    });

    it('keeps a different cart restorable', async () => {
      localStorage.setItem('pd', '{"m1":7}');
      localStorage.setItem('cart_changed_at', String(Date.now()));
      server.use(pricesCarts().handler, listsLicenses([]));
      const { user } = renderStore({ search });
      expect(await screen.findByLabelText(quantity)).toHaveValue('3');
      await user.click(screen.getByRole('button', { name: 'Restore' }));
      expect(screen.getByLabelText('Quantity of PCB Designer, 1 month')).toHaveValue('7');
    });

    it('is kept for people who must upgrade first', async () => {
      renderStore({ search, session: { edition: 'community' } });
      await waitFor(() => {
        expect(localStorage.getItem('cd')).toBe('{"m12":3}');
      });
    });
  });
});
