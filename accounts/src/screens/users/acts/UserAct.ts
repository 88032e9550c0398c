import type { Invited, Member } from '../../../domain/User.ts';

/** An action chosen in the menu of a row or above the table. */
export type UserAct =
  | { readonly kind: 'edit' | 'remove' | 'transfer' | 'resetFactors'; readonly user: Member }
  | { readonly kind: 'change' | 'revoke'; readonly user: Invited }
  | { readonly kind: 'invite' | 'import' };
