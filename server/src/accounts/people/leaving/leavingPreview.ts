import type { Leaving } from '@portal/shared/contracts';
import { tokyoDay } from '@portal/shared/domain';
import type { Deps } from '../../../platform/Deps.ts';
import type { Viewer } from '../../../platform/http/Viewer.ts';
import { leavingFigures } from '../../../platform/protocol/leavingFigures.ts';
import { membersOf } from '../../directory/members.queries.ts';

/** What leaving the service would mean for a person and their team. */
export async function leavingPreview(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { user, team }: Viewer,
): Promise<Leaving> {
  const isAlone = (await membersOf(db, team.id)).length <= 1;
  return {
    team_name: team.name,
    team_ends: isAlone,
    refusal: user.role === 'owner' && !isAlone ? 'owner_has_members' : null,
    figures: await leavingFigures(db, team.id, tokyoDay(clock())),
  };
}
