import { tokyoDay } from '@portal/shared/domain';
import type { LeavingRefusal } from '@portal/shared/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import { roleCodes } from '../../../platform/http/Viewer.ts';
import { hasRunningLicenses } from '../../../platform/protocol/leavingFigures.ts';
import { membersOf } from '../../directory/members.queries.ts';

interface Leaving {
  readonly teamId: string;
  /** Code of the person's role in it. */
  readonly role: number;
}

/**
 * Why a person cannot leave their team: an owner cannot leave while the team has other members or
 * running licenses. Null when they can.
 */
export async function leavingRefusal(
  db: Kysely<Database>,
  { teamId, role }: Leaving,
  now: Date,
): Promise<LeavingRefusal | null> {
  if (role !== roleCodes.owner) return null;
  if ((await membersOf(db, teamId)).length > 1) return 'owner_has_members';
  return (await hasRunningLicenses(db, teamId, tokyoDay(now))) ? 'owner_has_licenses' : null;
}
