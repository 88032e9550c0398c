import { aLicenseRow, http, HttpResponse, savedFiles } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import {
  licenseServer,
  licenseFileText,
  listsLicenses,
  refuses,
  servesLicenseFiles,
} from '../../testing/licenseHandlers.ts';
import { renderLicenseList } from '../../testing/renderLicenseList.tsx';

const server = licenseServer();
const network = aLicenseRow({ number: 'CD-1' });
const standalone = aLicenseRow({ number: 'CD 2', standalone_at: '2026-01-01T00:00:00Z' });

describe('LicenseActions', () => {
  it('saves the license file of a standalone license', async () => {
    const saved = savedFiles();
    server.use(
      listsLicenses(() => [network, standalone]),
      servesLicenseFiles(),
    );
    const { user } = renderLicenseList();
    await user.click(await screen.findByRole('button', { name: 'Actions for CD 2' }));
    expect(screen.queryByRole('menuitem', { name: 'Renew' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('menuitem', { name: 'License file' }));
    await waitFor(() => {
      expect(saved.map(({ name }) => name)).toEqual(['CD 2.lic']);
    });
    expect(await saved[0]?.content.text()).toBe(licenseFileText('CD 2'));
  });

  it('says that the license file could not be downloaded, until it succeeds', async () => {
    const saved = savedFiles();
    server.use(
      listsLicenses(() => [standalone]),
      http.get('*/license/lic/:number', () => refuses('not_found', 404), { once: true }),
      servesLicenseFiles(),
    );
    const { user } = renderLicenseList();
    const choose = async () => {
      await user.click(await screen.findByRole('button', { name: 'Actions for CD 2' }));
      await user.click(await screen.findByRole('menuitem', { name: 'License file' }));
    };
    await choose();
    const failure = await screen.findByText('The license file of CD 2 could not be downloaded.');
    expect(saved).toEqual([]);
    await choose();
    await waitFor(() => {
      expect(saved).toHaveLength(1);
    });
    expect(failure).not.toBeInTheDocument();
  });

  it('saves only license files', async () => {
    const saved = savedFiles();
    server.use(
      listsLicenses(() => [standalone]),
      http.get('*/license/lic/:number', () => HttpResponse.text('<!doctype html>')),
    );
    const { user } = renderLicenseList();
    await user.click(await screen.findByRole('button', { name: 'Actions for CD 2' }));
    await user.click(await screen.findByRole('menuitem', { name: 'License file' }));
    await screen.findByText('The license file of CD 2 could not be downloaded.');
    expect(saved).toEqual([]);
  });

  it('has no menu for a license without actions', async () => {
    server.use(listsLicenses(() => [network]));
    renderLicenseList();
    await screen.findByText('CD-1');
    expect(screen.queryByRole('button', { name: /^Actions/ })).not.toBeInTheDocument();
  });

  it('links to the store with the license chosen when the menu has a store', async () => {
    server.use(listsLicenses(() => [network]));
    const { user, address } = renderLicenseList({ menu: ['/license', '/store'] });
    await user.click(await screen.findByRole('button', { name: 'Actions for CD-1' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Renew' }));
    expect(address()).toBe('/store?renew=id-CD-1');
  });

  it('links to the confirmation of a renewal when the menu has orders', async () => {
    server.use(listsLicenses(() => [network]));
    const { user, address } = renderLicenseList({ menu: ['/license', '/store', '/orders'] });
    await user.click(await screen.findByRole('button', { name: 'Actions for CD-1' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Renew for 1 year and pay' }));
    expect(address()).toBe('/payment?renew=id-CD-1');
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
