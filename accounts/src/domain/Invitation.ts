import type { GrantedRole } from '@portal/shared/domain';

interface Name {
  readonly lastName: string;
  readonly firstName: string;
}

/** What the mailed link of an invitation says. */
export type Invitation =
  | { readonly kind: 'used' | 'expired' | 'unknown' }
  | {
      readonly kind: 'open';
      readonly team: string;
      readonly inviter: Name;
      readonly email: string;
      readonly name: Name;
      readonly role: GrantedRole;
      /** An instant. */
      readonly expiresAt: string;
      /** Whether the address has an account, which then accepts. */
      readonly hasAccount: boolean;
      /** The team that the signed-in person would leave; `null` unless the invitation is theirs. */
      readonly leaving: {
        readonly team: string;
        readonly refusal: 'owner_has_members' | 'owner_has_licenses' | null;
      } | null;
    };

export type OpenInvitation = Extract<Invitation, { kind: 'open' }>;
