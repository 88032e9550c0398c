import { screen } from '@testing-library/react';
import { expectAccessible, http, HttpResponse, mockServer } from '@portal/shared/testing';
import { renderPage } from '../../testing/renderPage.tsx';
import { PasswordForm } from './PasswordForm.tsx';

const server = mockServer();

function answerWith(answer: object, status = 200): { readonly sent: unknown[] } {
  const sent: unknown[] = [];
  server.use(
    http.put('*/api/password', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(answer, { status });
    }),
  );
  return { sent };
}

async function change(locale: 'en' | 'ja' = 'en') {
  const view = renderPage(<PasswordForm />, { locale });
  const [current, chosen, button] =
    locale === 'en'
      ? ['Current password', 'New password', 'Change password']
      : ['現在のパスワード', '新しいパスワード', 'パスワードを変更'];
  await view.user.type(screen.getByLabelText(current), 'old one');
  await view.user.type(screen.getByLabelText(chosen), 'green solder mask');
  await view.user.click(screen.getByRole('button', { name: button }));
  return view;
}

describe('PasswordForm', () => {
  it('changes the password and empties the form', async () => {
    const { sent } = answerWith({ outcome: 'accepted' });
    const { container } = await change('en');
    expect(await screen.findByText('The password has been changed.')).toBeVisible();
    expect(screen.getByLabelText('Current password')).toHaveValue('');
    expect(sent).toEqual([{ current_password: 'old one', new_password: 'green solder mask' }]);
    await expectAccessible(container);
  });

  it('says that the current password is wrong, and how long to wait after too many', async () => {
    answerWith({ outcome: 'refused' });
    const { user } = await change();
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was changed');
    expect(screen.getByLabelText('Current password')).toHaveValue('old one');
    answerWith({ outcome: 'locked', wait_seconds: 30 });
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('Try again in 30 seconds', { exact: false })).toBeVisible();
  });

  it('shows the request id of a failed call', async () => {
    answerWith({ error: true, code: 'internal', request_id: 'r-1' }, 500);
    await change();
    expect(await screen.findByRole('alert')).toHaveTextContent('r-1');
  });
});
