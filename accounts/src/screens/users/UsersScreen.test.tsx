import { screen, waitFor, within } from '@testing-library/react';
import { expectAccessible, http, HttpResponse, mockServer } from '@portal/shared/testing';
import { renderPage } from '../../testing/renderPage.tsx';
import { UsersScreen } from './UsersScreen.tsx';

const server = mockServer();

const base = {
  avatar_url: null,
  joined_at: '2026-01-05T00:00:00.000Z',
  last_sign_in_at: null,
  leaves_on: null,
  version: 3,
};
const owner = {
  ...base,
  id: 'user-1',
  last_name: 'Yamada',
  first_name: 'Hanako',
  email: 'hanako@example.com',
  role: 1,
  last_sign_in_at: '2026-11-20T00:30:00.000Z',
};
const admin = {
  ...base,
  id: 'user-2',
  last_name: 'Tanaka',
  first_name: 'Ichiro',
  email: 'ichiro@example.com',
  role: 2,
  last_sign_in_at: '2026-11-19T00:30:00.000Z',
};
const guest = {
  ...base,
  id: 'user-3',
  last_name: 'Sato',
  first_name: 'Ken',
  email: 'ken@example.com',
  role: 9,
};

function list(members: readonly object[] = [owner, admin, guest]): void {
  server.use(http.get('*/api/users', () => HttpResponse.json({ members, invitations: [] })));
}

const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));

describe('UsersScreen', () => {
  it.each([
    ['en', 'Ken Sato', 'Has left', /until December 21, 2026/],
    ['ja', 'Sato Ken', '退会手続き済み', /2026年12月21日 まで/],
  ] as const)('marks who has left the service (%s)', async (locale, name, state, until) => {
    list([owner, { ...guest, leaves_on: '2026-12-21' }]);
    renderPage(<UsersScreen />, { locale });
    await screen.findByText(new RegExp(name));
    expect(row(name).getByText(state)).toBeVisible();
    expect(row(name).getByText(until)).toBeVisible();
  });

  it('lists the people of the team', async () => {
    list();
    const { container } = renderPage(<UsersScreen />);
    expect(screen.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
    expect(await screen.findByRole('table', { name: 'Users' })).toBeVisible();
    expect(row('Hanako Yamada').getByText('Owner')).toBeVisible();
    expect(row('Hanako Yamada').getByText(/2026-11-20/)).toBeVisible();
    expect(row('Sato').queryByText(/2026-/)).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'What each permission allows' })).toBeVisible();
    await expectAccessible(container);
  });

  it('offers nothing to do with the owner and with oneself', async () => {
    list();
    renderPage(<UsersScreen />, { role: 'admin' });
    expect(await screen.findByRole('table')).toBeVisible();
    expect(row('Hanako').queryByRole('button')).not.toBeInTheDocument();
    expect(row('Ken').getByRole('button', { name: 'Actions for Ken Sato' })).toBeVisible();
  });

  it('gives a role and says what it allows', async () => {
    list();
    const sent: unknown[] = [];
    server.use(
      http.put('*/api/users/:id', async ({ params, request }) => {
        sent.push([params.id, await request.json()]);
        return HttpResponse.json({
          members: [owner, { ...admin, role: 9 }, guest],
          invitations: [],
        });
      }),
    );
    const { user } = renderPage(<UsersScreen />);
    await user.click(await screen.findByRole('button', { name: 'Actions for Ichiro Tanaka' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit Ichiro Tanaka' });
    expect(within(dialog).queryByLabelText('Last name')).not.toBeInTheDocument();
    const role = within(within(dialog).getByRole('group', { name: 'Permission' }));
    expect(role.getByRole('radio', { name: /^Admin.*as the owner/ })).toBeChecked();
    await user.click(role.getByRole('radio', { name: /^Guest.*releases their own licenses/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Ichiro Tanaka was changed')).toBeVisible();
    const names = { last_name: 'Tanaka', first_name: 'Ichiro' };
    expect(sent).toEqual([['user-2', { role: 'guest', ...names, version: 3 }]]);
    expect(row('Ichiro').getByText('Guest')).toBeVisible();
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Actions for Ichiro Tanaka' })).toHaveFocus();
    });
  });

  it('lets names be changed before the first sign-in, and says when it was too late', async () => {
    list();
    server.use(
      http.put('*/api/users/:id', () =>
        HttpResponse.json({ error: true, code: 'has_signed_in' }, { status: 409 }),
      ),
    );
    const { user } = renderPage(<UsersScreen />);
    await user.click(await screen.findByRole('button', { name: 'Actions for Ken Sato' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Ken Sato' }));
    await user.clear(dialog.getByLabelText('Last name'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Enter “Last name”.')).toBeVisible();
    await user.type(dialog.getByLabelText('Last name'), 'Suzuki');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(/Someone else has changed this user/)).toBeVisible();
    expect(dialog.getByLabelText('Last name')).toHaveValue('Suzuki');
  });

  it('asks before it removes a member, and states the consequences', async () => {
    list();
    server.use(
      http.delete('*/api/users/user-3', () =>
        HttpResponse.json({ members: [owner, admin], invitations: [] }),
      ),
    );
    const { user } = renderPage(<UsersScreen />);
    await user.click(await screen.findByRole('button', { name: 'Actions for Ken Sato' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove from team' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('Licenses, orders, and analyses stay with the team.');
    await expectAccessible(dialog);
    await user.click(within(dialog).getByRole('button', { name: 'Remove from team' }));
    expect(await screen.findByText('Ken Sato is no longer in the team')).toBeVisible();
    expect(screen.queryByRole('row', { name: /Ken/ })).not.toBeInTheDocument();
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    });
  });

  it('says what a transfer changes, and transfers', async () => {
    list();
    server.use(
      http.post('*/api/users/user-2/owner', () =>
        HttpResponse.json({
          members: [{ ...owner, role: 2 }, { ...admin, role: 1 }, guest],
          invitations: [],
        }),
      ),
    );
    const { user, session } = renderPage(<UsersScreen />);
    await user.click(await screen.findByRole('button', { name: 'Actions for Ichiro Tanaka' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Transfer ownership' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('You become an admin.');
    await expectAccessible(dialog);
    await user.click(within(dialog).getByRole('button', { name: 'Transfer ownership' }));
    await waitFor(() => {
      expect(row('Ichiro').getByText('Owner')).toBeVisible();
    });
    // The former owner is now an admin, who can neither transfer the team nor change its owner.
    expect(session.getState().user?.role).toBe(2);
    expect(row('Ichiro').queryByRole('button')).not.toBeInTheDocument();
  });

  it('offers a transfer to the owner only', async () => {
    list();
    const { user } = renderPage(<UsersScreen />, { role: 'admin' });
    await user.click(await screen.findByRole('button', { name: 'Actions for Ken Sato' }));
    expect(await screen.findByRole('menuitem', { name: 'Edit' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Transfer ownership' })).not.toBeInTheDocument();
  });

  it('says that the list could not be loaded, and tries again', async () => {
    server.use(http.get('*/api/users', () => HttpResponse.json({}, { status: 500 })));
    const { user } = renderPage(<UsersScreen />);
    expect(await screen.findByRole('alert')).toBeVisible();
    list();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table')).toBeVisible();
  });
});
