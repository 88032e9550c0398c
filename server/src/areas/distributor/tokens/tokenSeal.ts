import type { Deps } from '../../../platform/Deps.ts';
import { ownedSeal } from '../../../platform/keys/ownedSeal.ts';
import type { LinkOwner } from '../LinkOwner.ts';

/** Encrypts a person's tokens for the database. */
export interface TokenSeal {
  seal(text: string, owner: LinkOwner): string;
  /** Decrypts a result of `seal`. @throws SealError */
  unseal(sealed: string, owner: LinkOwner): string;
}

/** Creates the seal for the distributor tokens of a person in a team. */
export function tokenSeal(deps: Pick<Deps, 'config' | 'keys'>): TokenSeal {
  const owned = ownedSeal(deps, 'distributor tokens');
  return {
    seal: (text, { teamId, userId }) => owned.seal(text, [teamId, userId]),
    unseal: (sealed, { teamId, userId }) => owned.unseal(sealed, [teamId, userId]),
  };
}
