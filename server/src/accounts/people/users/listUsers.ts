import type { usersSchema } from '@portal/shared/contracts';
import type { z } from 'zod/mini';
import type { Deps } from '../../../platform/Deps.ts';
import { openInvitations } from '../../directory/invitations.queries.ts';
import { presentInvitation, presentMember } from './users.presenter.ts';
import { membersOf } from '../../directory/members.queries.ts';

/** Everybody who is in a team or invited to it. */
export async function listUsers(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  teamId: string,
): Promise<z.infer<typeof usersSchema>> {
  return {
    members: (await membersOf(db, teamId)).map((member) => presentMember(config, member)),
    invitations: (await openInvitations(db, teamId)).map(presentInvitation),
  };
}
