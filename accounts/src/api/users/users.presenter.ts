import type { Invitation, Member, usersSchema } from '@portal/shared/contracts';
import type { RoleKey } from '@portal/shared/domain';
import type { z } from 'zod/mini';
import type { Invited, Member as ShownMember, User } from '../../domain/User.ts';

const roles: Readonly<Record<number, RoleKey>> = { 1: 'owner', 2: 'admin' };

/** Everybody in the team, then who is invited. */
export function presentUsers({
  members,
  invitations,
}: z.infer<typeof usersSchema>): readonly User[] {
  return [...members.map(presentMember), ...invitations.map(presentInvited)];
}

function presentMember({ id, last_name, first_name, email, ...member }: Member): ShownMember {
  return {
    kind: 'member',
    id,
    lastName: last_name,
    firstName: first_name,
    email,
    role: roles[member.role] ?? 'guest',
    avatarUrl: member.avatar_url,
    lastSignInAt: member.last_sign_in_at,
    leavesOn: member.leaves_on,
    factorsResetAt: member.factors_reset_at ?? null,
    version: member.version,
  };
}

function presentInvited({ id, last_name, first_name, email, ...invitation }: Invitation): Invited {
  return {
    kind: 'invited',
    id,
    lastName: last_name,
    firstName: first_name,
    email,
    role: roles[invitation.role] === 'admin' ? 'admin' : 'guest',
    expiresAt: invitation.expires_at,
  };
}
