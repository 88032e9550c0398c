import { mockServer } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { aLicenseRow } from '../../../testing/aLicenseRow.ts';
import { listsLicenses } from '../../../testing/licenseHandlers.ts';
import { renderLicenseList } from '../../../testing/renderLicenseList.tsx';

const server = mockServer();
const network = aLicenseRow({ number: 'CD-1' });
const standalone = aLicenseRow({ number: 'CD 2', standalone_at: '2026-01-01T00:00:00Z' });

describe('LicenseActions', () => {
  it('offers the license file of a standalone license', async () => {
    server.use(listsLicenses(() => [network, standalone]));
    const { user } = renderLicenseList();
    await user.click(await screen.findByRole('button', { name: 'Actions for CD 2' }));
    const file = await screen.findByRole('menuitem', { name: 'License file' });
    expect(file).toHaveAttribute('href', '/license/lic/CD%202');
    expect(file).toHaveAttribute('download');
    expect(screen.queryByRole('menuitem', { name: 'Renew' })).not.toBeInTheDocument();
  });

  it('has no menu where there is nothing to do', async () => {
    server.use(listsLicenses(() => [network]));
    renderLicenseList();
    await screen.findByText('CD-1');
    expect(screen.queryByRole('button', { name: /^Actions/ })).not.toBeInTheDocument();
  });

  it('leads to the store when the menu has one', async () => {
    server.use(listsLicenses(() => [network]));
    const { user, address } = renderLicenseList({ menu: ['/license', '/store'] });
    await user.click(await screen.findByRole('button', { name: 'Actions for CD-1' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Renew' }));
    expect(address()).toBe('/store');
  });

  it('says why a license cannot be renewed before an order is paid', async () => {
    server.use(listsLicenses(() => [{ ...network, updatable: false }]));
    const { user } = renderLicenseList({ menu: ['/store'] });
    await user.click(await screen.findByRole('button', { name: 'Actions for CD-1' }));
    const renew = await screen.findByRole('menuitem', { name: /Renew/ });
    expect(renew).toHaveAttribute('aria-disabled', 'true');
    expect(renew).toHaveTextContent('Pay or cancel the unpaid order first.');
  });
});
