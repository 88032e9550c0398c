import { announceSession, api, useMutation } from '@portal/shared';
import { signInAnswerSchema } from '@portal/shared/contracts';
import { leaveTo } from '../../session/leaveTo.ts';
import { presentSignIn } from '../signIn.presenter.ts';
import type { FactorProof } from './shownFactor.ts';

/** Ends a sign-in with its second factor. @param action path that took the password */
export function useShowFactor(action: string) {
  return useMutation({
    mutationFn: async (factor: FactorProof) =>
      presentSignIn(await api.post(`${action}/factor`, { json: factor }, signInAnswerSchema)),
    onSuccess: (outcome) => {
      if (outcome.kind !== 'signed_in') return;
      announceSession('signed-in');
      leaveTo(outcome.location);
    },
  });
}
