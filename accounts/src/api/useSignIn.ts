import { api, useMutation, announceSession } from '@portal/shared';
import { signInAnswerSchema, signInRequestSchema } from '@portal/shared/contracts';
import type { z } from 'zod/mini';
import { leaveTo } from '../session/leaveTo.ts';
import { presentSignIn } from './signIn.presenter.ts';

/** The schema of the sign-in form: its fields have the names of the call's fields. */
export const signInForm = signInRequestSchema;
export type Credentials = z.infer<typeof signInForm>;

/** Signs in at the page's own address and goes to the page that the person wanted. */
export function useSignIn(action: string) {
  return useMutation({
    mutationFn: async (form: Credentials) =>
      presentSignIn(await api.post(action, { json: form }, signInAnswerSchema)),
    onSuccess: (outcome) => {
      if (outcome.kind !== 'signed_in') return;
      announceSession('signed-in');
      leaveTo(outcome.location);
    },
  });
}
