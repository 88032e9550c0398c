import type { Member, User } from '../../../domain/User.ts';

/** What somebody has chosen in the menu of a row. */
export type UserAct =
  | { readonly kind: 'edit'; readonly user: User }
  | { readonly kind: 'remove'; readonly user: Member };
