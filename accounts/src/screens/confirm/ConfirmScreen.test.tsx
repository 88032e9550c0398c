import { screen } from '@testing-library/react';
import { expectAccessible, http, HttpResponse, mockServer } from '@portal/shared/testing';
import { renderPage } from '../../testing/renderPage.tsx';
import { ConfirmScreen } from './ConfirmScreen.tsx';

const server = mockServer();

const made = { edition: 'community', estimate: '' };

function answerWith(outcome: string, more: object = made): { readonly sent: unknown[] } {
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/registrations/confirm', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ outcome, ...more });
    }),
  );
  return { sent };
}

describe('ConfirmScreen', () => {
  it.each([
    ['activated', 'en', 'Your account is active.', 'Open the portal'],
    ['activated', 'ja', 'アカウントが有効になりました。', 'ポータルを開く'],
    ['used', 'en', 'This link has already been used.', 'Sign in'],
    ['expired', 'en', 'This link expired after 30 minutes', 'Create an account'],
    ['expired', 'ja', 'リンクの有効期限（30分）が切れています。', 'アカウントを作成'],
    ['unknown', 'en', 'This link is not valid.', 'Create an account'],
  ] as const)('says that the link is %s (%s)', async (outcome, locale, sentence, action) => {
    const { sent } = answerWith(outcome);
    const { container } = renderPage(<ConfirmScreen token="secret" />, { role: 'visitor', locale });
    expect(await screen.findByText(sentence, { exact: false })).toBeVisible();
    expect(screen.getByRole('link', { name: action })).toBeVisible();
    expect(sent).toEqual([{ token: 'secret' }]);
    await expectAccessible(container);
  });

  it('opens the link again on request when the portal did not answer', async () => {
    server.use(http.post('*/api/registrations/confirm', () => HttpResponse.error()));
    const { user } = renderPage(<ConfirmScreen token="secret" />, { role: 'visitor' });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    answerWith('activated');
    await user.click(retry);
    expect(await screen.findByText(/Your account is active/)).toBeVisible();
  });

  it.each([
    ['professional', 'en', /Your estimate is waiting/],
    ['community', 'ja', /無料アップグレードが必要です/],
  ] as const)('leads on to the store with the estimate (%s, %s)', async (edition, locale, said) => {
    const estimate = 'estimate=1&line=cd-12-3';
    answerWith('activated', { edition, estimate });
    renderPage(<ConfirmScreen token="secret" />, { role: 'visitor', locale });
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/\/store\?estimate=1&line=cd-12-3$/),
    );
  });
});
