import {
  aLicenseRow,
  http,
  HttpResponse,
  embeddingPortal as portal,
  knowsPerson,
  savedFiles,
  showEmbedded,
} from '@portal/shared/testing';
import { waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { routes } from './routes.tsx';
import { licenseServer, licenseFileText } from './testing/licenseHandlers.ts';

const server = licenseServer();

describe('the licenses in an embedding page', () => {
  it('fetches a license file from the portal, with the bearer token and no cookie', async () => {
    const saved = savedFiles();
    const asked: Request[] = [];
    server.use(
      ...knowsPerson(),
      http.get(`${portal}/api/licenses/`, () =>
        HttpResponse.json([aLicenseRow({ number: 'CD-2', standalone_at: '2026-01-01T00:00:00Z' })]),
      ),
      http.get(`${portal}/license/lic/CD-2`, ({ request }) => {
        asked.push(request);
        return HttpResponse.text(licenseFileText('CD-2'));
      }),
    );
    const { screen, close } = showEmbedded(routes);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Actions for CD-2' }));
    const entry = await screen.findByRole('menuitem', { name: 'License file' });
    // An open menu hides outside content, but not the shadow root that contains it.
    expect(document.body).not.toHaveAttribute('aria-hidden');
    await user.click(entry);
    await waitFor(() => {
      expect(saved.map(({ name }) => name)).toEqual(['CD-2.lic']);
    });
    expect(asked[0]?.headers.get('authorization')).toBe('Bearer bearer-1');
    expect(asked[0]?.credentials).toBe('same-origin');
    close();
  });

  it('notifies the embedding page of what was done with a license', async () => {
    const used = { number: 'CD-2', active_user_id: 'u-1', active_user_name: 'Taro' };
    server.use(
      ...knowsPerson(),
      http.get(`${portal}/api/licenses/`, () => HttpResponse.json([aLicenseRow(used)])),
      http.delete(`${portal}/api/license/:id`, () =>
        HttpResponse.json([aLicenseRow({ number: 'CD-2' })]),
      ),
    );
    const { screen, tell, close } = showEmbedded(routes);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Release Taro from CD-2' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Release' }));
    await waitFor(() => {
      expect(tell).toHaveBeenCalledWith('portal-license-changed', { change: 'released' });
    });
    close();
  });

  it('passes the licenses to renew to the embedding page', async () => {
    const rows = ['CD-1', 'CD-2'].map((number) => aLicenseRow({ id: `id of ${number}`, number }));
    server.use(
      ...knowsPerson(['/store']),
      http.get(`${portal}/api/licenses/`, () => HttpResponse.json(rows)),
    );
    const { screen, tell, close } = showEmbedded(routes);
    tell.mockReturnValue(false);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('checkbox', { name: /^Select all/ }));
    const bar = await screen.findByRole('group', { name: 'Selected rows' });
    await user.click(await within(bar).findByRole('button', { name: 'Renew' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Add to cart' }));
    const path = '/store?renew=id+of+CD-1&renew=id+of+CD-2#update_license';
    await waitFor(() => {
      expect(tell).toHaveBeenCalledWith('portal-navigate', { path, url: `${portal}${path}` });
    });
    close();
  });
});
