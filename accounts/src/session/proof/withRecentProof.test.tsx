import { screen } from '@testing-library/react';
import { api } from '@portal/shared';
import { accountSessionSchema } from '@portal/shared/contracts';
import { http, HttpResponse, mockServer } from '@portal/shared/testing';
import { renderPage } from '../../testing/renderPage.tsx';
import { ProofDialogHost } from './ProofDialogHost.tsx';
import { withRecentProof } from './withRecentProof.ts';

const server = mockServer();
const done = { csrf_token: 'c', user_id: 'u' };
let isProved = false;

function serve(outcomes: readonly object[]): { readonly calls: () => number } {
  let calls = 0;
  let proofs = 0;
  isProved = false;
  server.use(
    http.post('*/api/guarded', () => {
      calls += 1;
      if (isProved) return HttpResponse.json(done);
      return HttpResponse.json({ error: true, code: 'proof_needed' }, { status: 403 });
    }),
    http.post('*/api/proof', () => {
      const outcome = outcomes[proofs] ?? { outcome: 'accepted' };
      proofs += 1;
      isProved = 'outcome' in outcome && outcome.outcome === 'accepted';
      return HttpResponse.json(outcome);
    }),
  );
  return { calls: () => calls };
}

const act = () => withRecentProof(() => api.post('/api/guarded', {}, accountSessionSchema));

describe('withRecentProof', () => {
  it.each([
    ['en', 'Password', 'Confirm'],
    ['ja', 'パスワード', '確認'],
  ] as const)(
    'asks for the password and makes the call again (%s)',
    async (locale, label, button) => {
      const { calls } = serve([{ outcome: 'refused' }]);
      const { user } = renderPage(<ProofDialogHost />, { locale });
      const answer = act();
      await user.type(await screen.findByLabelText(label), 'wrong');
      await user.click(screen.getByRole('button', { name: button }));
      expect(await screen.findByRole('alert')).toBeVisible();
      await user.click(screen.getByRole('button', { name: button }));
      expect(await answer).toEqual(done);
      expect(calls()).toBe(2);
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    },
  );

  it('gives the refusal back when the person cancels', async () => {
    const { calls } = serve([]);
    const { user } = renderPage(<ProofDialogHost />);
    const answer = act().catch((error: unknown) => error);
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await answer).toMatchObject({ code: 'proof_needed' });
    expect(calls()).toBe(1);
  });
});
