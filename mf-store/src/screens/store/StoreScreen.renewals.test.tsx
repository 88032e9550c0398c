import { http, HttpResponse } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aLicenseRow } from '../../testing/aLicenseRow.ts';
import { cartTotal, renderStore } from '../../testing/renderStore.tsx';
import { mockStoreServer } from '../../testing/mockStoreServer.ts';
import { listsLicenses, pricesCarts } from '../../testing/storeHandlers.ts';

const server = mockStoreServer();
const soon = aLicenseRow({ number: 'CD-1' });
const later = aLicenseRow({ number: 'PD-2', product_type: 'pd', end_at: '2027-03-31' });
const unpaid = aLicenseRow({ number: 'CD-3', end_at: '2026-12-31', updatable: false });

describe('the renewals of StoreScreen', () => {
  it('renews licenses, with their new end, or the reason why one cannot be renewed', async () => {
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

    await user.click(card.getByRole('button', { name: 'Renew CD-1 for 12 months' }));
    const row = card.getByRole('row', { name: /CD-1/ });
    expect(row).toHaveTextContent('2027-11-30');
    expect(row).toHaveTextContent('¥150,000');
    await waitFor(() => {
      // The license begins its second year: 3 % off.
      expect(cartTotal()).toHaveTextContent('¥160,050');
    });
    await user.type(card.getByRole('searchbox'), 'pcb');
    await waitFor(() => {
      expect(card.getAllByRole('rowheader')).toHaveLength(1);
    });
    await user.selectOptions(card.getByLabelText('Renew all 1 by'), '1 month');
    expect(card.getByText('2 licenses to renew')).toBeInTheDocument();
    await waitFor(() => {
      expect(bodies.at(-1)?.licenses).toEqual([
        { id: 'id-CD-1', count: 12 },
        { id: 'id-PD-2', count: 1 },
      ]);
    });
    await user.click(card.getByRole('button', { name: 'Reset' }));
    expect(card.getByText('0 licenses to renew')).toBeInTheDocument();
  });

  it('selects the license in the address, once', async () => {
    const { handler } = pricesCarts({ licenses: [soon] });
    server.use(handler, listsLicenses([soon, later]));
    const { address } = renderStore({ search: '?renew=id-CD-1' });
    expect(await screen.findByLabelText('Renewal months of CD-1')).toHaveValue('12');
    await waitFor(() => {
      expect(address()).toBe('/store');
    });
  });

  it('adds the renewals and new licenses of a link to the cart', async () => {
    localStorage.setItem('pd', '{"m12":1}');
    localStorage.setItem('licenses', '[{"id":"id-PD-2","count":3}]');
    const { handler, bodies } = pricesCarts({ licenses: [soon, later] });
    server.use(handler, listsLicenses([soon, later, unpaid]));
    const wanted = 'renew=id-CD-1&renew=id-PD-2&renew=id-CD-3&renew=gone&add=pd:12:2&add=cd:1:1';
    const { address } = renderStore({ search: `?${wanted}&add=cd:99:1` });
    expect(
      await screen.findByText(
        '3 licenses were added to the cart. 1 renewal was added to the cart.',
      ),
    ).toBeInTheDocument();
    expect(
      screen.getByText(
        '2 of the licenses can’t be renewed right now. 1 entry in the link could not be read and was left out.',
      ),
    ).toBeInTheDocument();
    await waitFor(() => {
      expect(address()).toBe('/store');
    });
    await waitFor(() => {
      expect(bodies.at(-1)).toMatchObject({
        cd: { m1: 1 },
        pd: { m12: 3 },
        licenses: [
          { id: 'id-PD-2', count: 3 },
          { id: 'id-CD-1', count: 12 },
        ],
      });
    });
  });

  it('adds no more of a product than the order limit, and says how many were skipped', async () => {
    localStorage.setItem('cd', '{"m12":19}');
    server.use(pricesCarts().handler, listsLicenses([]));
    renderStore({ search: '?add=cd:12:3&add=pd:12:20&add=pd:12:1', session: { locale: 'ja' } });
    expect(await screen.findByText('21ライセンスをカートに追加しました。')).toBeInTheDocument();
    expect(screen.getByText(/^リンクのうち3ライセンスは追加していません。/)).toBeInTheDocument();
    expect(localStorage.getItem('cd')).toBe('{"m12":20}');
    expect(localStorage.getItem('pd')).toBe('{"m12":20}');
  });

  it('adds new licenses of a link while its renewals cannot be loaded', async () => {
    const away = http.get('*/api/licenses/', () => HttpResponse.json({}, { status: 500 }));
    server.use(pricesCarts().handler, away);
    renderStore({ search: '?add=cd:12:2' });
    expect(await screen.findByText('2 licenses were added to the cart.')).toBeInTheDocument();
    expect(localStorage.getItem('cd')).toBe('{"m12":2}');
  });

  it('removes licenses that can no longer be renewed, and says so', async () => {
    localStorage.setItem('licenses', '[{"id":"gone","count":3}]');
    server.use(listsLicenses([soon]));
    renderStore();
    expect(await screen.findByText(/1 license in the cart can no longer/)).toBeInTheDocument();
    expect(localStorage.getItem('licenses')).toBe('[]');
  });

  it('reloads the list before it removes a license chosen in another tab', async () => {
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
      expect(cartTotal()).toHaveTextContent('¥21,340');
    });
  });
});
