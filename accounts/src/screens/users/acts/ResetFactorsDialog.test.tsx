import { screen, within } from '@testing-library/react';
import { expectAccessible, http, HttpResponse, mockServer } from '@portal/shared/testing';
import { renderPage } from '../../../testing/renderPage.tsx';
import { UsersScreen } from '../UsersScreen.tsx';

const server = mockServer();
const member = {
  id: 'user-3',
  last_name: 'Sato',
  first_name: 'Ken',
  email: 'ken@example.com',
  role: 9,
  avatar_url: null,
  joined_at: '2026-01-05T00:00:00.000Z',
  last_sign_in_at: '2026-11-20T00:30:00.000Z',
  leaves_on: null,
  version: 3,
};
const waiting = { ...member, factors_reset_at: '2026-11-22T03:00:00.000Z' };
const usersOf = (only: object) => HttpResponse.json({ members: [only], invitations: [] });
const list = (only: object) => {
  server.use(http.get('*/api/users', () => usersOf(only)));
};
const path = '*/api/users/user-3/factor-reset';

describe('the second factors of a member', () => {
  it('are removed after a question', async () => {
    const act = 'Turn off two-factor authentication';
    list(member);
    server.use(http.post(path, () => usersOf(waiting)));
    const { user } = renderPage(<UsersScreen />);
    await user.click(await screen.findByRole('button', { name: 'Actions for Ken Sato' }));
    await user.click(await screen.findByRole('menuitem', { name: act }));
    const question = await screen.findByRole('alertdialog');
    expect(within(question).getByText(/in 24 hours/)).toBeVisible();
    await expectAccessible(question);
    await user.click(within(question).getByRole('button', { name: act }));
    expect(await screen.findByText(/Second factors will be removed/)).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('says when there are none', async () => {
    list(member);
    const refusal = { error: true, code: 'no_factor' };
    server.use(http.post(path, () => HttpResponse.json(refusal, { status: 409 })));
    const { user } = renderPage(<UsersScreen />);
    await user.click(await screen.findByRole('button', { name: 'Actions for Ken Sato' }));
    await user.click(await screen.findByRole('menuitem', { name: /Turn off/ }));
    await user.click(await screen.findByRole('button', { name: /Turn off/ }));
    expect(await screen.findByText(/does not use two-factor authentication/)).toBeVisible();
  });

  it('stay when the owner stops it', async () => {
    list(waiting);
    server.use(http.delete(path, () => usersOf(member)));
    const { user } = renderPage(<UsersScreen />);
    await user.click(await screen.findByRole('button', { name: 'Actions for Ken Sato' }));
    expect(screen.queryByRole('menuitem', { name: /Turn off/ })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('menuitem', { name: /Keep/ }));
    expect(await screen.findByText('Two-factor authentication of Ken Sato stays on')).toBeVisible();
    expect(screen.queryByText(/Second factors will be removed/)).not.toBeInTheDocument();
  });

  it('are no business of an admin', async () => {
    list(member);
    const { user } = renderPage(<UsersScreen />, { role: 'admin' });
    await user.click(await screen.findByRole('button', { name: 'Actions for Ken Sato' }));
    expect(await screen.findByRole('menuitem', { name: 'Edit' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: /two-factor/ })).not.toBeInTheDocument();
  });
});
