import type { GrantedRole, RoleKey } from '@portal/shared/domain';

interface Person {
  readonly id: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly email: string;
}

/** Somebody in the team. */
export interface Member extends Person {
  readonly kind: 'member';
  readonly role: RoleKey;
  /** Address of their picture; `null`: none. */
  readonly avatarUrl: string | null;
  /** An instant; `null` before the first sign-in. */
  readonly lastSignInAt: string | null;
  /** The last day on which somebody who has left the service can come back; else `null`. */
  readonly leavesOn: string | null;
  /** When their second factors are removed, an instant; `null`: nobody has asked for it. */
  readonly factorsResetAt: string | null;
  readonly version: number;
}

/** Somebody who is invited to the team and has not accepted yet. */
export interface Invited extends Person {
  readonly kind: 'invited';
  readonly role: GrantedRole;
  /** End of the mailed link's validity, an instant. */
  readonly expiresAt: string;
}

export type User = Member | Invited;
