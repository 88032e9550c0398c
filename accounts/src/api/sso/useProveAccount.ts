import { announceSession, api, useMutation } from '@portal/shared';
import {
  provedPasswordSchema,
  ssoMailAnswerSchema,
  ssoPasskeySchema,
  ssoProofAnswerSchema,
  type SsoProof,
} from '@portal/shared/contracts';
import { leaveTo } from '../../session/leaveTo.ts';
import type { FactorChoice } from '../factors/shownFactor.ts';
import { signWithPasskey } from '../factors/signWithPasskey.ts';

/** The schema of the form for the password: its field has the name of the call's field. */
export const accountPasswordForm = provedPasswordSchema;

/** What shows that an account is somebody's: its password, a mailed link, or a second factor. */
export type AccountProof = Exclude<SsoProof, { readonly kind: 'passkey' }> | FactorChoice;

/**
 * Shows that the account with the address that a provider has named is theirs, and goes on from
 * there. @throws PasskeyFailure
 */
export function useProveAccount(action: string) {
  return useMutation({
    mutationFn: async (proof: AccountProof) => {
      const json = proof.kind === 'passkey' ? await signed(action) : proof;
      const answer = await api.post(`${action}/join/proof`, { json }, ssoProofAnswerSchema);
      switch (answer.outcome) {
        case 'accepted':
          return { kind: answer.outcome, location: answer.location };
        case 'refused':
          return { kind: answer.outcome, proof: proof.kind };
        case 'locked':
          return { kind: answer.outcome, waitSeconds: answer.wait_seconds };
      }
    },
    onSuccess: (outcome) => {
      if (outcome.kind !== 'accepted') return;
      // Who leaves another team is asked on the next page.
      if (!outcome.location.startsWith(action)) announceSession('signed-in');
      leaveTo(outcome.location);
    },
  });
}

async function signed(action: string) {
  const request = await api.post(`${action}/join/passkey`, {}, ssoPasskeySchema);
  return { kind: 'passkey', response: await signWithPasskey(request) };
}

/** Asks for a mailed link that shows it. The answer says for how many minutes the link counts. */
export function useMailAccountLink(action: string) {
  return useMutation({
    mutationFn: async () =>
      (await api.post(`${action}/join/mail`, {}, ssoMailAnswerSchema)).link_minutes,
  });
}
