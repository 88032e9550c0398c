import type { FactorKind } from '@portal/shared/contracts';

/**
 * What is wanted: a password, for who has none a new sign-in at the provider of their team, or one of
 * some second factors.
 */
export type WantedProof =
  | { readonly by: 'password' | 'provider' }
  | { readonly by: 'factor'; readonly factors: readonly FactorKind[] };

/** A call that waits until the person has proved who they are. */
export interface ProofRequest {
  readonly wanted: WantedProof;
  /** Ends the wait: `true` after the proof, `false` when the person gave up. */
  readonly settle: (isProved: boolean) => void;
}

let current: ProofRequest | undefined;
const listeners = new Set<() => void>();

function show(request: ProofRequest | undefined): void {
  current = request;
  for (const listener of listeners) listener();
}

/** Asks for a proof. Calls that ask while another one waits get the same answer. */
let waiting: Promise<boolean> | undefined;
export function askForProof(wanted: WantedProof): Promise<boolean> {
  waiting ??= new Promise<boolean>((resolve) => {
    show({
      wanted,
      settle: (isProved) => {
        waiting = undefined;
        show(undefined);
        resolve(isProved);
      },
    });
  });
  return waiting;
}

/** What the dialog listens to. */
export const proofRequests = {
  current: (): ProofRequest | undefined => current,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
