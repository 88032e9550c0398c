import type { GrantedRole, RoleKey } from '@portal/shared/domain';

interface Person {
  readonly id: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly email: string;
}

/** A member of the team. */
export interface Member extends Person {
  readonly kind: 'member';
  readonly role: RoleKey;
  /** Address of their picture; `null`: none. */
  readonly avatarUrl: string | null;
  /** An instant; `null` before the first sign-in. */
  readonly lastSignInAt: string | null;
  /** Last day on which a member who left the service can come back; else `null`. */
  readonly leavesOn: string | null;
  /** When the second factors are removed, an instant; `null`: no reset was requested. */
  readonly factorsResetAt: string | null;
  readonly version: number;
}

/** An invited person who has not accepted yet. */
export interface Invited extends Person {
  readonly kind: 'invited';
  readonly role: GrantedRole;
  /** When the mailed link expires, an instant. */
  readonly expiresAt: string;
}

export type User = Member | Invited;
