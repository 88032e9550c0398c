import { announceSession, api, useMutation } from '@portal/shared';
import { ssoJoinAnswerSchema, ssoRegistrationSchema } from '@portal/shared/contracts';
import type { z } from 'zod/mini';
import { leaveTo } from '../../session/leaveTo.ts';

/** The schema of the first sign-in's form: its fields have the names of the call's fields. */
export const ssoRegistrationForm = ssoRegistrationSchema;
type Form = z.infer<typeof ssoRegistrationForm>;

/**
 * Ends the first sign-in by a team's provider. With a form it makes the person's account, without
 * one it takes theirs out of their team.
 */
export function useJoinBySso(action: string) {
  return useMutation({
    mutationFn: (form: Form | null) =>
      form === null
        ? api.post(`${action}/join`, { json: {} }, ssoJoinAnswerSchema)
        : api.post(`${action}/register`, { json: form }, ssoJoinAnswerSchema),
    onSuccess: ({ location }) => {
      announceSession('signed-in');
      leaveTo(location);
    },
  });
}
