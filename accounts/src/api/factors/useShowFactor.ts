import { announceSession, api, useMutation } from '@portal/shared';
import { signInAnswerSchema, signInPasskeySchema } from '@portal/shared/contracts';
import { leaveTo } from '../../session/leaveTo.ts';
import { presentSignIn, type SignInOutcome } from '../signIn.presenter.ts';
import type { FactorChoice } from './shownFactor.ts';
import { signWithPasskey } from './signWithPasskey.ts';

/** Ends a sign-in with its second factor. @param action path that took the password */
export function useShowFactor(action: string) {
  return useMutation({
    mutationFn: async (choice: FactorChoice): Promise<SignInOutcome> => {
      if (choice.kind !== 'passkey') return send(action, choice);
      const asked = await api.post(`${action}/passkey`, {}, signInPasskeySchema);
      if (asked.outcome === 'over') return { kind: 'over', location: asked.location };
      return send(action, { ...choice, response: await signWithPasskey(asked.request) });
    },
    onSuccess: (outcome) => {
      if (outcome.kind !== 'signed_in') return;
      announceSession('signed-in');
      leaveTo(outcome.location);
    },
  });
}

async function send(action: string, factor: object): Promise<SignInOutcome> {
  return presentSignIn(await api.post(`${action}/factor`, { json: factor }, signInAnswerSchema));
}
