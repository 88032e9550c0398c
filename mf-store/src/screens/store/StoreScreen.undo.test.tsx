import { wantedRenewalsState } from '@portal/shared/domain';
import { Link } from '@portal/shared';
import { screen, waitFor, within } from '@testing-library/react';
import { aLicenseRow } from '../../testing/aLicenseRow.ts';
import { typeNumber } from '../../testing/fillCart.ts';
import { mockStoreServer } from '../../testing/mockStoreServer.ts';
import { renderStore } from '../../testing/renderStore.tsx';
import { listsLicenses, pricesCarts } from '../../testing/storeHandlers.ts';

const server = mockStoreServer();
const first = aLicenseRow({ number: 'CD-1' });
const second = aLicenseRow({ number: 'CD-2' });
const unpaid = aLicenseRow({ number: 'CD-3', updatable: false });
const rows = [first, second, unpaid];

const items = ['cd', 'pd', 'licenses', 'start_at', 'paper_invoice', 'quotation_id'];
const stored = () => items.map((name) => localStorage.getItem(name));

/** A stored cart with every kind of content. */
function fill() {
  localStorage.setItem('cd', '{"m1":2,"m12":3}');
  localStorage.setItem('pd', '{"m6":1}');
  localStorage.setItem('licenses', '[{"id":"id-CD-1","count":3}]');
  localStorage.setItem('start_at', '2026-12-01');
  localStorage.setItem('paper_invoice', '1');
  return stored();
}

beforeEach(() => {
  server.use(pricesCarts({ licenses: rows }).handler, listsLicenses(rows));
});

describe('Undo in StoreScreen', () => {
  it.each([
    ['Empty cart', 'The cart was emptied.', '{}'],
    ['Remove Circuit Designer, 12 months', 'Circuit Designer, 12 months, was removed.', '{"m1":2}'],
  ])('restores exactly what was there: %s', async (button, said, left) => {
    const before = fill().with(5, '');
    const { user } = renderStore();
    await screen.findByLabelText('Renewal months of CD-1');
    await user.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText(said)).toBeInTheDocument();
    expect(localStorage.getItem('cd')).toBe(left);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(stored()).toEqual(before);
    expect(screen.queryByText(said)).not.toBeInTheDocument();
    expect(screen.getByLabelText('Renewal months of CD-1')).toHaveValue('3');
  });

  it('restores new licenses and renewals, each after its own reset', async () => {
    const before = fill().with(5, '');
    const { user } = renderStore();
    await screen.findByLabelText('Renewal months of CD-1');
    for (const [card, said] of [
      ['New / additional purchase', 'The new licenses were removed.'],
      ['Continued purchase', 'The renewals were removed.'],
    ] as const) {
      const region = within(screen.getByRole('region', { name: card }));
      await user.click(region.getByRole('button', { name: 'Reset' }));
      expect(await screen.findByText(said)).toBeInTheDocument();
      expect(stored()).not.toEqual(before);
      await user.click(screen.getByRole('button', { name: 'Undo' }));
      expect(stored()).toEqual(before);
    }
  });

  it('undoes a renewal of all licenses', async () => {
    const before = fill().with(5, '');
    const { user } = renderStore({ session: { locale: 'ja' } });
    const all = await screen.findByLabelText('検索結果2件をまとめて継続');
    await user.selectOptions(all, '12か月');
    expect(await screen.findByText('2件を12か月継続に設定しました。')).toBeInTheDocument();
    expect(localStorage.getItem('licenses')).toBe(
      '[{"id":"id-CD-1","count":12},{"id":"id-CD-2","count":12}]',
    );
    await user.click(screen.getByRole('button', { name: '元に戻す' }));
    expect(stored()).toEqual(before);
  });

  it('is no longer offered after another change', async () => {
    fill();
    const { user } = renderStore();
    await screen.findByLabelText('Renewal months of CD-1');
    const remove = { name: 'Remove Circuit Designer, 1 month' };
    await user.click(screen.getByRole('button', remove));
    await screen.findByRole('button', { name: 'Undo' });
    typeNumber(screen.getByLabelText('Quantity of PCB Designer, 6 months'), 4);
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    });
    expect(localStorage.getItem('pd')).toBe('{"m6":4}');
  });

  it('renews the licenses selected in the license list, and lists those it cannot', async () => {
    const gone = aLicenseRow({ number: 'CD-9' });
    const state = wantedRenewalsState([first, second, unpaid, gone]);
    localStorage.setItem('licenses', '[{"id":"id-CD-1","count":3}]');
    const { user, address } = renderStore({
      beside: (
        <Link to="/store#update_license" state={state}>
          Renew chosen
        </Link>
      ),
    });
    await user.click(screen.getByRole('link', { name: 'Renew chosen' }));
    expect(await screen.findByText('1 renewal was added to the cart.')).toBeInTheDocument();
    expect(screen.getByText('CD-3, CD-9 can’t be renewed right now.')).toBeInTheDocument();
    expect(localStorage.getItem('licenses')).toBe(
      '[{"id":"id-CD-1","count":3},{"id":"id-CD-2","count":12}]',
    );
    expect(address()).toBe('/store');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(localStorage.getItem('licenses')).toBe('[{"id":"id-CD-1","count":3}]');
  });
});
