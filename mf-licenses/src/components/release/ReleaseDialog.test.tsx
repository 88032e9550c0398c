import type { LicenseRow } from '@portal/shared/contracts';
import {
  aLicenseRow,
  aSession,
  expectAccessible,
  http,
  HttpResponse,
} from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { licenseServer, listsLicenses, refuses } from '../../testing/licenseHandlers.ts';
import { renderLicenseList } from '../../testing/renderLicenseList.tsx';

const server = licenseServer();
const free = aLicenseRow({ number: 'CD-1' });
const held: LicenseRow = { ...free, active_user_id: 'user-2', active_user_name: '田中 一郎' };
const mine = { ...free, active_user_id: 'user-1', active_user_name: 'Yamada Hanako' };

describe('ReleaseDialog', () => {
  it('asks, releases the license and shows the new list', async () => {
    server.use(
      listsLicenses(() => [held]),
      http.delete('*/api/license/:id', ({ params, request }) => {
        const seen = new URL(request.url).searchParams.get('active_user_id');
        const isMeant = params.id === 'id-CD-1' && seen === held.active_user_id;
        return isMeant ? HttpResponse.json([free]) : refuses('not_found', 404);
      }),
    );
    const { user } = renderLicenseList();
    await user.click(await screen.findByRole('button', { name: 'Release 田中 一郎 from CD-1' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('CD-1');
    await expectAccessible(dialog);
    await user.click(within(dialog).getByRole('button', { name: 'Release' }));
    expect(await screen.findByText('License CD-1 was released')).toBeInTheDocument();
    expect(screen.queryByText('田中 一郎')).not.toBeInTheDocument();
  });

  it('sends one call on a double click, and shows no refusal', async () => {
    let calls = 0;
    server.use(
      listsLicenses(() => [held]),
      http.delete('*/api/license/:id', () => {
        calls += 1;
        return calls === 1 ? HttpResponse.json([free]) : refuses('not_in_use');
      }),
    );
    const { user } = renderLicenseList();
    await user.click(await screen.findByRole('button', { name: 'Release 田中 一郎 from CD-1' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    const confirm = dialog.getByRole('button', { name: 'Release' });
    // Both clicks happen before the next render.
    act(() => {
      confirm.click();
      confirm.click();
    });
    await waitFor(() => {
      expect(screen.queryByText('田中 一郎')).not.toBeInTheDocument();
    });
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    });
    expect(calls).toBe(1);
    expect(screen.queryByText(/already been released/)).not.toBeInTheDocument();
  });

  it('changes nothing when it is cancelled, and returns focus', async () => {
    server.use(listsLicenses(() => [held]));
    const { user } = renderLicenseList();
    const chip = await screen.findByRole('button', { name: 'Release 田中 一郎 from CD-1' });
    await user.click(chip);
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => {
      expect(chip).toHaveFocus();
    });
    expect(screen.getByText('田中 一郎')).toBeInTheDocument();
  });

  it('tells the second of two people that the license is already released', async () => {
    let rows = [held];
    server.use(
      listsLicenses(() => rows),
      http.delete('*/api/license/:id', () => refuses('not_in_use')),
    );
    const { user } = renderLicenseList();
    await user.click(await screen.findByRole('button', { name: /田中 一郎/ }));
    rows = [free];
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Release' }));
    expect(await screen.findByText(/already been released/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Release' })).not.toBeInTheDocument();
    await waitFor(() => {
      expect(screen.queryByText('田中 一郎')).not.toBeInTheDocument();
    });
  });

  it('stays open after a failure for a retry', async () => {
    server.use(
      listsLicenses(() => [held]),
      http.delete('*/api/license/:id', () => HttpResponse.error()),
    );
    const { user } = renderLicenseList();
    await user.click(await screen.findByRole('button', { name: 'Release 田中 一郎 from CD-1' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Release' }));
    expect(await within(dialog).findByRole('alert')).toBeInTheDocument();
    expect(within(dialog).getByRole('button', { name: 'Release' })).toBeEnabled();
  });

  it('does not deny a release whose answer was lost', async () => {
    let rows = [held];
    const answers = [HttpResponse.error(), refuses('not_in_use')];
    server.use(
      listsLicenses(() => rows),
      http.delete('*/api/license/:id', () => {
        rows = [free];
        return answers.shift();
      }),
    );
    const { user } = renderLicenseList();
    await user.click(await screen.findByRole('button', { name: 'Release 田中 一郎 from CD-1' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Release' }));
    await dialog.findByRole('alert');
    await user.click(dialog.getByRole('button', { name: 'Release' }));
    expect(await screen.findByText('License CD-1 was released')).toBeInTheDocument();
    expect(screen.queryByText('田中 一郎')).not.toBeInTheDocument();
  });

  it('lets guests release only licenses they hold, and nobody standalone ones', async () => {
    const standalone = { standalone_at: '2026-01-01T00:00:00Z' };
    server.use(
      listsLicenses(() => [
        { ...held, id: 'a', number: 'CD-1' },
        { ...mine, id: 'b', number: 'CD-2' },
        { ...mine, ...standalone, id: 'c', number: 'CD-3' },
      ]),
    );
    renderLicenseList({ session: aSession({ role: 'guest' }) });
    await screen.findByText('CD-3');
    expect(screen.getAllByRole('button', { name: /^Release/ })).toHaveLength(1);
    expect(
      within(screen.getByRole('row', { name: /CD-2/ })).getByRole('button', {
        name: 'Release Yamada Hanako from CD-2',
      }),
    ).toBeInTheDocument();
  });
});
