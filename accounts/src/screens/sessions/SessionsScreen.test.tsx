import { screen, within } from '@testing-library/react';
import { expectAccessible, http, HttpResponse, mockServer } from '@portal/shared/testing';
import { renderPage } from '../../testing/renderPage.tsx';
import { SessionsScreen } from './SessionsScreen.tsx';

const server = mockServer();

const here = {
  id: 'here',
  browser: 'Chrome',
  system: 'Windows',
  ip: '203.0.113.5',
  signed_in_at: '2026-11-20T00:00:00.000Z',
  seen_at: '2026-11-21T03:00:00.000Z',
  ends_at: '2026-12-20T00:00:00.000Z',
  is_kept: true,
  is_current: true,
};
const phone = {
  ...here,
  id: 'phone',
  browser: 'Safari',
  system: 'iOS',
  ip: null,
  is_kept: false,
  is_current: false,
};
const unknown = { ...phone, id: 'unknown', browser: null, system: null };

function answerWith(...sessions: readonly object[]) {
  server.use(http.get('*/api/sessions', () => HttpResponse.json(sessions)));
}

describe('SessionsScreen', () => {
  it('lists the devices and marks this one', async () => {
    answerWith(here, phone, unknown);
    const { container } = renderPage(<SessionsScreen />, {}, '/sessions');
    expect(await screen.findByText('Chrome on Windows')).toBeVisible();
    const [first, second] = screen.getAllByText(/203\.0\.113\.5/);
    expect(first).toBeVisible();
    expect(second).toBeUndefined();
    expect(screen.getAllByText('This device')).toHaveLength(1);
    expect(screen.getAllByText('Stays signed in')).toHaveLength(1);
    expect(screen.getByText('Unknown device')).toBeVisible();
    await expectAccessible(container);
  });

  it('signs one device out, but offers this for no device that looks', async () => {
    answerWith(here, phone);
    server.use(http.delete('*/api/sessions/phone', () => HttpResponse.json([here])));
    const { user } = renderPage(<SessionsScreen />, {}, '/sessions');
    await user.click(await screen.findByRole('button', { name: 'Sign out: Safari on iOS' }));
    expect(await screen.findByText('Signed out: Safari on iOS')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Sign out/ })).not.toBeInTheDocument();
  });

  it('signs all others out after asking', async () => {
    answerWith(here, phone, unknown);
    server.use(http.delete('*/api/sessions', () => HttpResponse.json([here])));
    const { user } = renderPage(<SessionsScreen />, {}, '/sessions');
    await user.click(await screen.findByRole('button', { name: 'Sign out all other devices' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/2 other devices are signed out immediately/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Sign out all other devices' }));
    expect(await screen.findByText('All other devices have been signed out.')).toBeVisible();
    expect(screen.queryByText('Safari on iOS')).not.toBeInTheDocument();
  });

  it('says why a device could not be signed out, and keeps the list', async () => {
    answerWith(here, phone);
    server.use(
      http.delete('*/api/sessions/phone', () =>
        HttpResponse.json({ error: true, code: 'internal', request_id: 'r-7' }, { status: 500 }),
      ),
    );
    const { user } = renderPage(<SessionsScreen />, {}, '/sessions');
    await user.click(await screen.findByRole('button', { name: 'Sign out: Safari on iOS' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('r-7');
    expect(screen.getByText('Safari on iOS')).toBeVisible();
  });

  it('can be tried again when the list does not load', async () => {
    server.use(http.get('*/api/sessions', () => HttpResponse.error()));
    const { user } = renderPage(<SessionsScreen />, {}, '/sessions');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    answerWith(here);
    await user.click(retry);
    expect(await screen.findByText('Chrome on Windows')).toBeVisible();
  });
});
