import { recordAudit } from '../../platform/db/audit.ts';
import type { Deps } from '../../platform/Deps.ts';
import { NotFoundError } from '../../platform/errors.ts';
import { tellTeamSnapshot } from '../../accounts/directory/tellTeamSnapshot.ts';
import type { SetTeamRequest, TeamTermsAnswer } from './teams.contract.ts';

interface SetTeam extends SetTeamRequest {
  readonly teamId: string;
  /** As in the audit log. */
  readonly actor: string;
}

/**
 * Changes a team's terms: its country, which decides currency and tax, and whether it is an agent.
 * Omitted fields stay. Existing orders are not affected.
 * @throws NotFoundError
 */
export async function setTeam(
  { db, clock, queue }: Pick<Deps, 'db' | 'clock' | 'queue'>,
  { teamId, actor, country, agent }: SetTeam,
): Promise<TeamTermsAnswer> {
  const now = clock();
  return db.transaction().execute(async (trx) => {
    const terms = await trx
      .updateTable('accounts.team')
      .set({
        ...(country === undefined ? {} : { country_code: country }),
        ...(agent === undefined ? {} : { agent }),
        updated_at: now,
      })
      .where('id', '=', teamId)
      .returning(['id', 'name', 'country_code', 'agent'])
      .executeTakeFirst();
    if (!terms) throw new NotFoundError();
    const act = { at: now, actor, teamId, action: 'team.set', object: teamId } as const;
    await recordAudit(trx, { ...act, details: { country, agent } });
    await tellTeamSnapshot(trx, queue, teamId);
    const { country_code, ...rest } = terms;
    return { ...rest, country: country_code };
  });
}
