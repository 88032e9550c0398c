import { screen, waitFor } from '@testing-library/react';
import { api, GivenUp } from '@portal/shared';
import { accountSessionSchema } from '@portal/shared/contracts';
import { http, HttpResponse, mockServer, pressTwice } from '@portal/shared/testing';
import { renderPage } from '../../testing/renderPage.tsx';
import { ProofDialogHost } from './ProofDialogHost.tsx';
import { withRecentProof } from '../../session/withRecentProof.ts';

const server = mockServer();
const done = { csrf_token: 'c', user_id: 'u' };
let isProved = false;

function serve(outcomes: readonly object[]): {
  readonly calls: () => number;
  readonly sent: unknown[];
} {
  const sent: unknown[] = [];
  let calls = 0;
  let proofs = 0;
  isProved = false;
  server.use(
    http.post('*/api/guarded', () => {
      calls += 1;
      if (isProved) return HttpResponse.json(done);
      return HttpResponse.json({ error: true, code: 'proof_needed' }, { status: 403 });
    }),
    http.post('*/api/proof', async ({ request }) => {
      sent.push(await request.json());
      const outcome = outcomes[proofs] ?? { outcome: 'accepted' };
      proofs += 1;
      isProved = 'outcome' in outcome && outcome.outcome === 'accepted';
      return HttpResponse.json(outcome);
    }),
  );
  return { calls: () => calls, sent };
}

const act = () => withRecentProof(() => api.post('/api/guarded', {}, accountSessionSchema));

describe('withRecentProof', () => {
  it('asks for the password and makes the call again', async () => {
    const { calls } = serve([{ outcome: 'refused' }]);
    const { user } = renderPage(<ProofDialogHost />);
    const answer = act();
    await user.type(await screen.findByLabelText('Password'), 'wrong');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await answer).toEqual(done);
    expect(calls()).toBe(2);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('asks for the second factor of who has one, and sends both', async () => {
    const factors = ['totp', 'recovery_code'];
    const { calls, sent } = serve([
      { outcome: 'second_factor', factors },
      { outcome: 'refused' },
      { outcome: 'accepted' },
    ]);
    const { user } = renderPage(<ProofDialogHost />);
    const answer = act();
    await user.type(await screen.findByLabelText('Password'), 'right{Enter}');
    await user.type(await screen.findByLabelText('Code'), '123456');
    expect(await screen.findByRole('alert')).toHaveTextContent('The code is incorrect');
    await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    await user.type(screen.getByLabelText('Recovery code'), '7k2mx-9qw4t{Enter}');
    expect(await answer).toEqual(done);
    expect(calls()).toBe(2);
    expect(sent).toEqual([
      { password: 'right' },
      { password: 'right', factor: { kind: 'totp', code: '123456' } },
      { password: 'right', factor: { kind: 'recovery_code', code: '7k2mx-9qw4t' } },
    ]);
  });

  it('asks for a second factor alone where one is wanted, after the password', async () => {
    const refusals = [
      { code: 'proof_needed' },
      { code: 'factor_proof_needed', msg: { needed: 'totp recovery_code' } },
    ];
    const { sent } = serve([]);
    server.use(
      http.post('*/api/guarded', () => {
        const refusal = refusals.shift();
        if (!refusal) return HttpResponse.json(done);
        return HttpResponse.json({ error: true, ...refusal }, { status: 403 });
      }),
    );
    const { user } = renderPage(<ProofDialogHost />);
    const answer = act();
    await user.type(await screen.findByLabelText('Password'), 'right{Enter}');
    expect(await screen.findByText(/confirm with one of your second factors/)).toBeVisible();
    expect(screen.getByText(/Ask your team’s owner/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /passkey/ })).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('Code'), '123456');
    expect(await answer).toEqual(done);
    expect(sent).toEqual([{ password: 'right' }, { factor: { kind: 'totp', code: '123456' } }]);
  });

  it('stays as it is while a proof is under way, so that a second press meets nothing else', async () => {
    const { calls } = serve([{ outcome: 'refused' }]);
    const { user } = renderPage(<ProofDialogHost />);
    const answer = act();
    await user.type(await screen.findByLabelText('Password'), 'wrong{Enter}');
    expect(await screen.findByRole('alert')).toBeVisible();
    let accept: () => void = () => undefined;
    const proof = new Promise<void>((resolve) => {
      accept = resolve;
    });
    server.use(
      http.post('*/api/proof', async () => {
        await proof;
        isProved = true;
        return HttpResponse.json({ outcome: 'accepted' });
      }),
    );
    pressTwice(screen.getByRole('button', { name: 'Confirm' }));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    expect(screen.getByRole('alert')).toBeVisible();
    accept();
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(await answer).toEqual(done);
    expect(calls()).toBe(2);
  });

  it('gives up when the person cancels', async () => {
    const { calls } = serve([]);
    const { user } = renderPage(<ProofDialogHost />);
    const answer = act().catch((error: unknown) => error);
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await answer).toBeInstanceOf(GivenUp);
    expect(calls()).toBe(1);
  });

  it('leads who has no password to their team’s provider', async () => {
    server.use(
      http.post('*/api/guarded', () =>
        HttpResponse.json({ error: true, code: 'provider_proof_needed' }, { status: 403 }),
      ),
    );
    const { user } = renderPage(<ProofDialogHost />);
    const answer = act().catch((error: unknown) => error);
    const provider = await screen.findByRole('link', { name: 'Sign in again' });
    expect(provider).toHaveAttribute('href', '/sso/prove?page=%2F');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(await answer).toBeInstanceOf(GivenUp);
  });

  it('says the same to who has lost the password while the dialog was open', async () => {
    serve([{ outcome: 'single_sign_on' }]);
    const { user } = renderPage(<ProofDialogHost />);
    const answer = act().catch((error: unknown) => error);
    await user.type(await screen.findByLabelText('Password'), 'right{Enter}');
    expect(await screen.findByRole('link', { name: 'Sign in again' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await answer).toBeInstanceOf(GivenUp);
  });
});
