import type { RoleKey } from '../accounts/keys.ts';

/**
 * The roles that can be given to a person: ownership is transferred instead, since a team has one
 * owner.
 */
export const grantedRoles = ['admin', 'guest'] as const;
export type GrantedRole = (typeof grantedRoles)[number];

interface Member {
  readonly id: string;
  readonly role: RoleKey;
}

/** Whether this person invites others and manages who is in the team. */
export function managesPeople(role: RoleKey | undefined): boolean {
  return role === 'owner' || role === 'admin';
}

/**
 * Whether `actor` may change the role of `member` or remove them: owner and admins may, but nobody
 * touches the owner, and nobody themselves.
 */
export function mayManageMember(actor: Member, member: Member): boolean {
  return managesPeople(actor.role) && member.role !== 'owner' && member.id !== actor.id;
}

/** Whether `actor` may make `member` the owner: only the owner may, and only another person. */
export function mayMakeOwner(actor: Member, member: Member): boolean {
  return actor.role === 'owner' && member.id !== actor.id;
}
