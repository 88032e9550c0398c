import { api, useMutation } from '@portal/shared';
import { signInAnswerSchema } from '@portal/shared/contracts';
import { tellTabs } from '../session/sessionChannel.ts';
import { leaveTo } from '../session/leaveTo.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Signs in at the page's own address and goes on to where the person wanted to be. */
export function useSignIn(action: string) {
  return useMutation({
    mutationFn: (credentials: Credentials) =>
      api.post(action, { json: credentials }, signInAnswerSchema),
    onSuccess: (answer) => {
      if (answer.outcome !== 'signed_in') return;
      tellTabs({ type: 'signed-in' });
      leaveTo(answer.location);
    },
  });
}
