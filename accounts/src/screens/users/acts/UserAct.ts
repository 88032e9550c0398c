import type { Invited, Member } from '../../../domain/User.ts';

/** What somebody has chosen in the menu of a row or above the table. */
export type UserAct =
  | { readonly kind: 'edit' | 'remove' | 'transfer' | 'resetFactors'; readonly user: Member }
  | { readonly kind: 'change' | 'revoke'; readonly user: Invited }
  | { readonly kind: 'invite' | 'import' };
