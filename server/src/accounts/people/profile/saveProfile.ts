import type { z } from 'zod/mini';
import type {
  Company,
  companyRequestSchema,
  Profile,
  profileRequestSchema,
} from '@portal/shared/contracts';
import { recordAudit } from '../../../platform/db/audit.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { ConflictError } from '../../../platform/errors.ts';
import type { Author } from '../../directory/Author.ts';
import { teamsOf } from '../../directory/people.queries.ts';
import { tellTeamSnapshot } from '../../directory/tellTeamSnapshot.ts';
import { findCompany, findProfile, updateCompany, updateProfile } from './profile.queries.ts';

/**
 * Changes a person's names, language and newsletter choice (with its time), and tells the manager
 * for each of their teams.
 * @throws ConflictError `changed` when it was changed after the caller read it
 */
export async function saveProfile(
  { db, clock, queue }: Pick<Deps, 'db' | 'clock' | 'queue'>,
  { viewer: { user, team }, ip }: Author,
  { version, newsletter, ...change }: z.infer<typeof profileRequestSchema>,
): Promise<Profile> {
  const now = clock();
  return db.transaction().execute(async (trx) => {
    const before = await findProfile(trx, user.id);
    const choice = newsletter ?? before.newsletter;
    const isNewChoice = choice !== before.newsletter;
    const isCurrent = await updateProfile(
      trx,
      { id: user.id, version, now },
      { ...change, ...(isNewChoice && { newsletter: choice, newsletter_at: now }) },
    );
    if (!isCurrent) throw new ConflictError('changed');
    const audit = { at: now, actor: user.id, teamId: team.id, ip, object: user.id };
    await recordAudit(trx, { ...audit, action: 'account.update', personal: change });
    if (isNewChoice) {
      const details = { newsletter: choice };
      await recordAudit(trx, { ...audit, action: 'account.newsletter', details });
    }
    for (const { id } of await teamsOf(trx, user.id)) await tellTeamSnapshot(trx, queue, id);
    return findProfile(trx, user.id);
  });
}

/**
 * Changes the current team's company details and tells the manager.
 * @throws ConflictError `changed` when they were changed after the caller read them
 */
export async function saveCompany(
  { db, clock, queue }: Pick<Deps, 'db' | 'clock' | 'queue'>,
  { viewer: { user, team }, ip }: Author,
  { version, ...change }: z.infer<typeof companyRequestSchema>,
): Promise<Company> {
  const now = clock();
  return db.transaction().execute(async (trx) => {
    const isCurrent = await updateCompany(trx, { id: team.id, version, now }, change);
    if (!isCurrent) throw new ConflictError('changed');
    const audit = { actor: user.id, teamId: team.id, ip, action: 'team.update' as const };
    await recordAudit(trx, { at: now, ...audit, object: team.id, details: change });
    await tellTeamSnapshot(trx, queue, team.id);
    return findCompany(trx, team.id);
  });
}
