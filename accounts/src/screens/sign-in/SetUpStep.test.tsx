import { screen } from '@testing-library/react';
import { expectAccessible, http, HttpResponse, mockServer } from '@portal/shared/testing';
import { renderPage } from '../../testing/renderPage.tsx';
import { SetUpStep } from './SetUpStep.tsx';

const server = mockServer();
const action = '/sign_in/abc';
const setUp = {
  secret: 'ABCDEFGH',
  uri: 'otpauth://totp/x',
  qr: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E',
};

function answerWith(...answers: readonly object[]): void {
  let calls = 0;
  server.use(
    http.post(`*${action}/totp/confirm`, () => {
      const answer = answers[calls] ?? {};
      calls += 1;
      return HttpResponse.json(answer);
    }),
  );
}

describe('SetUpStep', () => {
  it('sets the app up and shows the recovery codes before it goes on', async () => {
    answerWith(
      { outcome: 'refused' },
      { outcome: 'signed_in', location: '/next', recovery_codes: ['AAAAA-00000'] },
    );
    const page = <SetUpStep action={action} setUp={setUp} />;
    const { user, container } = renderPage(page, { role: 'visitor' });
    await expectAccessible(container);
    await user.type(screen.getByLabelText('Code'), '123456');
    expect(await screen.findByRole('alert')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Confirm and sign in' }));
    expect(await screen.findByText('AAAAA-00000')).toBeVisible();
    expect(screen.getByRole('button', { name: 'I have saved the codes' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('says where to begin again when it took too long', async () => {
    answerWith({ outcome: 'over', location: action });
    const page = <SetUpStep action={action} setUp={setUp} />;
    const { user } = renderPage(page, { role: 'visitor' });
    await user.type(screen.getByLabelText('Code'), '123456');
    expect(await screen.findByRole('link', { name: 'Start again' })).toHaveAttribute(
      'href',
      action,
    );
  });
});
