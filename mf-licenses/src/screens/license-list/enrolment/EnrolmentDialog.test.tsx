import { expectAccessible, http, HttpResponse } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { licenseServer, listsLicenses, refuses } from '../../../testing/licenseHandlers.ts';
import { renderLicenseList } from '../../../testing/renderLicenseList.tsx';

const server = licenseServer();

async function openDialog() {
  server.use(listsLicenses(() => []));
  const { user } = renderLicenseList();
  await user.click(await screen.findByRole('button', { name: 'Register a computer' }));
  return { user, dialog: await screen.findByRole('dialog') };
}

describe('EnrolmentDialog', () => {
  it('shows a code and how long it is valid', async () => {
    server.use(
      http.post('*/api/license/enrolment', () =>
        HttpResponse.json({ code: 'ABCD-EFGH-JKLM', expires_at: '2026-11-20T01:10:00Z' }),
      ),
    );
    const { user, dialog } = await openDialog();
    await user.click(within(dialog).getByRole('button', { name: 'Create code' }));
    expect(await within(dialog).findByLabelText('Registration code')).toHaveTextContent(
      'ABCD-EFGH-JKLM',
    );
    expect(dialog).toHaveTextContent(/November 20, 2026/);
    await expectAccessible(dialog);
    await user.click(within(dialog).getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Copied')).toBeInTheDocument();
  });

  it('says that creating a code failed', async () => {
    server.use(http.post('*/api/license/enrolment', () => refuses('too_many', 429)));
    const { user, dialog } = await openDialog();
    await user.click(within(dialog).getByRole('button', { name: 'Create code' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'The code could not be created',
    );
  });

  it('opens once for a visit to register a computer', async () => {
    server.use(listsLicenses(() => []));
    const search = '?product=cd&register';
    const { user, address } = renderLicenseList({ search });
    expect(await screen.findByRole('dialog', { name: 'Register a computer' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(address()).toBe('/license?product=cd');
  });
});
