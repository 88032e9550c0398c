import { aLicenseRow, aSession, http, HttpResponse } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { licenseServer, listsLicenses, refuses } from '../../testing/licenseHandlers.ts';
import { renderLicenseList } from '../../testing/renderLicenseList.tsx';

const server = licenseServer();

describe('AutoRenewal', () => {
  it('switches auto-renewal and confirms it', async () => {
    const name = 'Auto-renewal of CD-1';
    let row = aLicenseRow({ number: 'CD-1' });
    const bodies: unknown[] = [];
    server.use(
      listsLicenses(() => [row]),
      http.post('*/api/license/update', async ({ request }) => {
        bodies.push(await request.json());
        row = { ...row, auto_continue: 1 };
        return HttpResponse.json({ success: true });
      }),
    );
    const { user } = renderLicenseList();
    await user.click(await screen.findByRole('switch', { name }));
    expect(await screen.findByText('Auto-renewal setting changed')).toBeInTheDocument();
    await waitFor(() => {
      expect(screen.getByRole('switch', { name })).not.toHaveAttribute('aria-busy');
    });
    expect(screen.getByRole('switch', { name })).toBeChecked();
    expect(bodies).toEqual([{ license_id: 'id-CD-1', auto_continue: 1 }]);
  });

  it('keeps focus while the change is in progress, and accepts no other change', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let calls = 0;
    server.use(
      listsLicenses(() => [aLicenseRow({ number: 'CD-1' })]),
      http.post('*/api/license/update', async () => {
        calls += 1;
        await held;
        return refuses('not_allowed', 403);
      }),
    );
    const { user } = renderLicenseList();
    const free = await screen.findByRole('switch');
    act(() => {
      free.focus();
    });
    await user.keyboard(' ');
    const busy = screen.getByRole('switch');
    expect(busy).toBeChecked();
    expect(busy).toHaveAttribute('aria-busy', 'true');
    expect(busy).toHaveFocus();
    await user.keyboard(' ');
    expect(busy).toBeChecked();
    release();
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('switch')).toHaveFocus();
    expect(calls).toBe(1);
  });

  it('switches back and says why when the change is refused', async () => {
    server.use(
      listsLicenses(() => [aLicenseRow({ number: 'CD-1' })]),
      http.post('*/api/license/update', () => refuses('not_allowed', 403)),
    );
    const { user } = renderLicenseList();
    await user.click(await screen.findByRole('switch'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The auto-renewal setting of CD-1 could not be changed.',
    );
    await waitFor(() => {
      expect(screen.getByRole('switch')).not.toHaveAttribute('aria-busy');
    });
    expect(screen.getByRole('switch')).not.toBeChecked();
  });

  it.each([
    ['a guest', aSession({ role: 'guest' }), 0],
    ['an owner outside Japan', aSession({ country: 'US' }), 0],
    ['a trial', aSession(), 1],
  ])('shows -- for %s', async (_who, session, trial) => {
    server.use(listsLicenses(() => [aLicenseRow({ number: 'CD-1', trial: trial === 1 ? 1 : 0 })]));
    renderLicenseList({ session });
    const row = await screen.findByRole('row', { name: /CD-1/ });
    expect(within(row).getByText('--')).toBeInTheDocument();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  });
});
