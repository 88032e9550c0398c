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

/** Proof that a person holds an account: its password, a mailed link, or a second factor. */
export type AccountProof = Exclude<SsoProof, { readonly kind: 'passkey' }> | FactorChoice;

/**
 * Proves that the person holds the account whose address the provider named, and opens the next
 * page. @throws PasskeyFailure
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
      // Below `action` lies the page that asks first whether to leave another team.
      if (!outcome.location.startsWith(action)) announceSession('signed-in');
      leaveTo(outcome.location);
    },
  });
}

async function signed(action: string) {
  const request = await api.post(`${action}/join/passkey`, {}, ssoPasskeySchema);
  return { kind: 'passkey', response: await signWithPasskey(request) };
}

/** Requests a mailed link as the proof. Resolves with the minutes for which the link is valid. */
export function useMailAccountLink(action: string) {
  return useMutation({
    mutationFn: async () =>
      (await api.post(`${action}/join/mail`, {}, ssoMailAnswerSchema)).link_minutes,
  });
}
