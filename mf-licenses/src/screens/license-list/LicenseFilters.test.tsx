import { aLicenseRow, aSession } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { hasFigures, licenseServer, listsLicenses } from '../../testing/licenseHandlers.ts';
import { renderLicenseList } from '../../testing/renderLicenseList.tsx';

const server = licenseServer();
const rows = [
  aLicenseRow({ number: 'CD-2', owner_user_name: '佐藤 花子' }),
  aLicenseRow({ number: 'PD-1', product_type: 'pd', standalone_at: '2026-01-01T00:00:00Z' }),
  aLicenseRow({ number: 'CD-1', owner_user_name: '田中 一郎', end_at: '2026-11-01' }),
];
const numbers = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

describe('LicenseFilters', () => {
  beforeEach(() => {
    server.use(listsLicenses(() => rows));
  });

  it('sorts by number first, then by the clicked heading, and writes the sort to the address', async () => {
    const { user, address } = renderLicenseList();
    await screen.findByText('3 licenses');
    expect(numbers()).toEqual(['CD-1', 'CD-2', 'PD-1']);
    await user.click(screen.getByRole('button', { name: 'Number' }));
    expect(numbers()).toEqual(['PD-1', 'CD-2', 'CD-1']);
    expect(address()).toBe('/license?sort=-number');
    expect(screen.getByRole('columnheader', { name: 'Number' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  });

  it('searches while typing and writes the words to the address', async () => {
    const { user, address } = renderLicenseList();
    await screen.findByText('3 licenses');
    await user.type(screen.getByRole('searchbox'), '田中');
    expect(await screen.findByText('1 of 3 licenses')).toBeInTheDocument();
    expect(numbers()).toEqual(['CD-1']);
    expect(new URLSearchParams(address().split('?')[1]).get('q')).toBe('田中');
  });

  it('keeps a filter chosen before the typed words take effect', async () => {
    const { user, address } = renderLicenseList();
    await screen.findByText('3 licenses');
    await user.type(screen.getByRole('searchbox'), '田中');
    await user.selectOptions(screen.getByLabelText('Product'), 'Circuit Designer');
    await waitFor(() => {
      expect(new URLSearchParams(address().split('?')[1]).get('q')).toBe('田中');
    });
    expect(new URLSearchParams(address().split('?')[1]).get('product')).toBe('cd');
  });

  it('filters by its figures, and back', async () => {
    server.use(
      listsLicenses(() => rows.map((row, place) => ({ ...row, ...(place === 0 && { idle: 1 }) }))),
      hasFigures({ free: 1200, idle: 1, near_expiry: 3 }),
    );
    const { user, address } = renderLicenseList();
    await screen.findByText('3 licenses');
    expect(screen.getByRole('button', { name: '3 Expiring', pressed: false })).toBeVisible();
    const free = screen.getByRole('button', { name: '1,200 Free' });
    await user.click(free);
    expect(numbers()).toEqual(['CD-2', 'PD-1']);
    await user.click(screen.getByRole('button', { name: '1 Idle' }));
    expect(numbers()).toEqual(['CD-2']);
    expect(address()).toBe('/license?use=idle');
    expect(free).toHaveAttribute('aria-pressed', 'false');
    await user.click(screen.getByRole('button', { name: '1 Idle', pressed: true }));
    expect(address()).toBe('/license');
  });

  it('has no figure of idle licenses for whom use is not shown', async () => {
    server.use(hasFigures({ idle: null }));
    renderLicenseList({ session: aSession({ role: 'guest', locale: 'ja' }) });
    expect(await screen.findByRole('button', { name: '0 空き' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /未使用/ })).not.toBeInTheDocument();
  });

  it('filters by product, authentication and status', async () => {
    const { user, address } = renderLicenseList();
    await screen.findByText('3 licenses');
    await user.selectOptions(screen.getByLabelText('Product'), 'Circuit Designer');
    expect(numbers()).toEqual(['CD-1', 'CD-2']);
    await user.selectOptions(screen.getByLabelText('Status'), 'Expired');
    expect(numbers()).toEqual(['CD-1']);
    await user.selectOptions(screen.getByLabelText('Authentication'), 'Standalone');
    expect(screen.getByText('No matches for this search and these filters.')).toBeInTheDocument();
    expect(address()).toBe('/license?product=cd&validity=expired&mode=standalone');
  });

  it('opens as the address says, and shows all licenses again on request', async () => {
    const { user, address } = renderLicenseList({
      search: '?q=nothing&sort=-end_at',
      session: aSession({ locale: 'ja' }),
    });
    await user.click(await screen.findByRole('button', { name: '検索と絞り込みを解除' }));
    await waitFor(() => {
      expect(screen.getByRole('searchbox')).toHaveValue('');
    });
    expect(screen.getByText('3件')).toBeInTheDocument();
    expect(address()).toBe('/license?sort=-end_at');
  });

  it('offers the same sorts where there are no headings', async () => {
    const { user } = renderLicenseList();
    await screen.findByText('3 licenses');
    const order = screen.getByLabelText('Sort by');
    await user.selectOptions(order, within(order).getByText(/Validity period.*descending/i));
    expect(numbers()[2]).toBe('CD-1');
  });
});
