import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse, mockServer } from '@portal/shared/testing';
import { fakeCredentials } from '../../testing/fakeCredentials.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { SignInScreen } from './SignInScreen.tsx';

const server = mockServer();
const credentials = fakeCredentials();
const action = '/sign_in/abc';
const request = {
  ...{ challenge: 'Y2hhbGxlbmdl', rpId: 'localhost', allowCredentials: [], timeout: 300_000 },
  userVerification: 'required',
};

function serve(answers: readonly object[]): { readonly sent: unknown[] } {
  const sent: unknown[] = [];
  server.use(
    http.post(`*${action}/passkey/begin`, () => HttpResponse.json({ outcome: 'asked', request })),
    http.post(`*${action}/passkey/finish`, async ({ request: call }) => {
      const answer = answers[sent.length] ?? { outcome: 'refused' };
      sent.push(await call.json());
      return HttpResponse.json(answer);
    }),
  );
  return { sent };
}

const render = (locale: 'en' | 'ja' = 'en') =>
  renderPage(<SignInScreen action={action} reason={null} />, { role: 'visitor', locale });
const signed = (keep: boolean) => ({
  keep,
  response: expect.objectContaining({ id: 'bWFkZQ' }) as object,
});

describe('signing in with a passkey', () => {
  it('goes by a button, and says when the browser brings none or it is refused', async () => {
    const { sent } = serve([{ outcome: 'refused' }, { outcome: 'single_sign_on' }]);
    const { user } = render();
    credentials.get.mockRejectedValueOnce(
      Object.assign(new Error('no'), { name: 'NotAllowedError' }),
    );
    const button = screen.getByRole('button', { name: 'Use a passkey' });
    await user.click(button);
    expect(await screen.findByText('could not be verified', { exact: false })).toBeVisible();
    credentials.get.mockResolvedValue(credentials.signed());
    await user.click(screen.getByRole('checkbox'));
    await user.click(button);
    expect(await screen.findByText(/with this passkey. Try again, or use your/)).toBeVisible();
    await user.click(button);
    expect(await screen.findByText(/Your team signs in with its company account/)).toBeVisible();
    expect(sent).toEqual([signed(true), signed(true)]);
  });

  it('is offered in the email field, once', async () => {
    Object.assign(PublicKeyCredential, { isConditionalMediationAvailable: () => true });
    const { sent } = serve([]);
    let choose: (credential: unknown) => void = () => undefined;
    credentials.get.mockReturnValueOnce(
      new Promise((resolve) => {
        choose = resolve;
      }),
    );
    render('ja');
    await waitFor(() => {
      expect(credentials.get).toHaveBeenCalledWith(
        expect.objectContaining({ mediation: 'conditional' }),
      );
    });
    choose(credentials.signed());
    expect(await screen.findByText(/このパスキーではサインインできませんでした/)).toBeVisible();
    expect(sent).toEqual([signed(false)]);
    expect(credentials.get).toHaveBeenCalledTimes(1);
  });
});
