import { screen } from '@testing-library/react';
import { expectAccessible, http, HttpResponse, mockServer } from '@portal/shared/testing';
import { renderPage } from '../../testing/renderPage.tsx';
import { NewPasswordScreen } from './NewPasswordScreen.tsx';

const server = mockServer();

function answerWith(answer: object, status = 200): { readonly sent: unknown[] } {
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/password/reset/confirm', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(answer, { status });
    }),
  );
  return { sent };
}

async function choose(password: string) {
  const view = renderPage(<NewPasswordScreen token="t-1" state="open" />, { role: 'visitor' });
  await view.user.type(screen.getByLabelText('New password'), password);
  await view.user.click(screen.getByRole('button', { name: 'Change password' }));
  return view;
}

describe('NewPasswordScreen', () => {
  it.each([
    ['changed', 'Sign in with the new one', 'Sign in', 'http'],
    ['used', 'has already been used', 'Request a new link', '/password/reset'],
    ['expired', 'has expired', 'Request a new link', '/password/reset'],
    ['unknown', 'is not valid', 'Request a new link', '/password/reset'],
  ])('says that the link is %s, and where to go on', async (outcome, sentence, link, address) => {
    const { sent } = answerWith({ outcome });
    const { container } = await choose('green solder mask');
    expect(await screen.findByText(sentence, { exact: false })).toBeVisible();
    expect(screen.getByRole('link', { name: link })).toHaveAttribute(
      'href',
      expect.stringContaining(address),
    );
    expect(sent).toEqual([{ token: 't-1', password: 'green solder mask' }]);
    await expectAccessible(container);
  });

  it.each([
    ['en', 'used', 'This link has already been used.', 'Request a new link'],
    ['en', 'expired', 'This link has expired.', 'Request a new link'],
    ['en', 'unknown', 'This link is not valid.', 'Request a new link'],
    ['ja', 'expired', 'リンクの有効期限が切れています。', '新しいリンクを送信する'],
  ] as const)('says in %s at once that the link is %s', (locale, state, sentence, link) => {
    renderPage(<NewPasswordScreen token="t-1" state={state} />, { role: 'visitor', locale });
    expect(screen.getByText(sentence, { exact: false })).toBeVisible();
    expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', '/password/reset');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('says that a password is too short or too easy, and keeps it', async () => {
    const { user } = await choose('short');
    expect(await screen.findByText(/Use at least 10 characters for the password/)).toBeVisible();
    answerWith({ error: true, code: 'invalid', msg: { password: 'too_common' } }, 422);
    await user.type(screen.getByLabelText('New password'), 'er than that');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('This password is too easy', { exact: false })).toBeVisible();
    expect(screen.getByLabelText('New password')).toHaveValue('shorter than that');
  });

  it('shows how strong the password is, and the password when asked', async () => {
    const { user } = renderPage(<NewPasswordScreen token="t-1" state="open" />, {
      role: 'visitor',
    });
    const field = screen.getByLabelText('New password');
    await user.click(field);
    await user.paste('password123');
    expect(await screen.findByText('Too easy to guess')).toBeVisible();
    await user.clear(field);
    await user.paste('green solder mask');
    expect(await screen.findByText('Strength: strong')).toBeVisible();
    expect(field).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: /^Show/ }));
    expect(field).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: /^Hide/ }));
    expect(field).toHaveAttribute('type', 'password');
  });
});
