import { announceSession, api, useMutation } from '@portal/shared';
import { signInSetUpAnswerSchema } from '@portal/shared/contracts';

/** Confirms an authenticator app that was set up during the sign-in, which completes it. */
export function useConfirmAtSignIn(action: string) {
  return useMutation({
    mutationFn: async (code: string) => {
      const json = { code };
      const answer = await api.post(`${action}/totp/confirm`, { json }, signInSetUpAnswerSchema);
      switch (answer.outcome) {
        case 'signed_in':
          return {
            kind: answer.outcome,
            location: answer.location,
            recoveryCodes: answer.recovery_codes,
          };
        case 'refused':
          return { kind: answer.outcome };
        case 'over':
          return { kind: answer.outcome, location: answer.location };
      }
    },
    onSuccess: ({ kind }) => {
      if (kind === 'signed_in') announceSession('signed-in');
    },
  });
}
