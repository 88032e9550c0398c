import { api, useMutation } from '@portal/shared';
import { ssoStartAnswerSchema, type SsoStartAnswer } from '@portal/shared/contracts';
import { leaveTo } from '../../session/leaveTo.ts';

/** How the way to a provider begins, of which the contract says what each kind means. */
export type SingleSignOnStart = ReturnType<typeof presentStart>;

function presentStart(answer: SsoStartAnswer) {
  switch (answer.outcome) {
    case 'go':
    case 'over':
      return { kind: answer.outcome, location: answer.location };
    case 'failed':
      return { kind: answer.outcome, problem: answer.problem };
    case 'no_provider':
      return { kind: answer.outcome };
  }
}

/** Goes to the provider of the team whose mail domain an address has, if there is one. */
export function useStartSingleSignOn(action: string) {
  return useMutation({
    mutationFn: async (email: string) =>
      presentStart(await api.post(`${action}/sso`, { json: { email } }, ssoStartAnswerSchema)),
    onSuccess: (start) => {
      if (start.kind === 'go') leaveTo(start.location);
    },
  });
}
