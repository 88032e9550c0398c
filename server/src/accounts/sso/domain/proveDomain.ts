import type { DomainConfirmation } from '@portal/shared/contracts';
import type { Kysely } from 'kysely';
import { recordAudit } from '../../../platform/db/audit.ts';
import type { Database } from '../../../platform/db/Database.ts';
import { lockFor } from '../../../platform/db/lockFor.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { ConflictError, NotFoundError } from '../../../platform/errors.ts';
import { hashToken, linkState } from '../../security/mails/mailedLink.ts';
import type { Author } from '../../directory/Author.ts';
import {
  isDomainTaken,
  lockSetup,
  setupOf,
  updateSetup,
  type SetupRow,
} from '../singleSignOn.queries.ts';
import { findRecord, proofRecord } from './proofRecord.ts';

/**
 * Proves a team's domain by its record, or finds the record of a proved one again.
 * @throws NotFoundError; ConflictError `record_missing`, `dns_away`, `domain_taken`, `changed`
 */
export async function proveByRecord(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  { viewer: { user, team }, ip }: Author,
): Promise<void> {
  const setup = await setupOf(db, team.id);
  if (!setup) throw new NotFoundError();
  const found = await findRecord(config.sso, proofRecord(setup));
  if (found === 'unknown') throw new ConflictError('dns_away');
  if (found === 'missing') throw new ConflictError('record_missing');
  await db.transaction().execute(async (trx) => {
    const held = await lockSetup(trx, team.id);
    if (held?.record_token !== setup.record_token) throw new ConflictError('changed');
    const isTaken = !(await markProved(trx, held, { by: 'dns', now: clock() }));
    if (isTaken) throw new ConflictError('domain_taken');
    await recordAudit(trx, {
      at: clock(),
      actor: user.id,
      teamId: team.id,
      ip,
      action: 'sso.domain',
      object: team.id,
      details: { domain: held.domain, by: 'dns' },
    });
  });
}

/** Proves a domain by the mailed link, which works once. */
export async function proveByLink(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { token, ip }: { readonly token: string; readonly ip: string },
): Promise<DomainConfirmation> {
  const now = clock();
  return db.transaction().execute(async (trx): Promise<DomainConfirmation> => {
    const found = await trx
      .selectFrom('accounts.single_sign_on')
      .selectAll()
      .where('mail_token_hash', '=', hashToken(token))
      .forUpdate()
      .executeTakeFirst();
    if (!found?.mail_expires_at) return 'used';
    const link = { usedAt: null, expiresAt: found.mail_expires_at };
    if (linkState(link, now) !== 'open') return 'used';
    if (!(await markProved(trx, found, { by: 'mail', now }))) return 'taken';
    await recordAudit(trx, {
      at: now,
      actor: 'system',
      teamId: found.team_id,
      ip,
      action: 'sso.domain',
      object: found.team_id,
      details: { domain: found.domain, by: 'mail', mailbox: found.mail_to },
    });
    return 'proved';
  });
}

/** @returns false when another team proved the domain first */
async function markProved(
  trx: Kysely<Database>,
  setup: SetupRow,
  { by, now }: { readonly by: 'dns' | 'mail'; readonly now: Date },
): Promise<boolean> {
  // Otherwise the second of two concurrent proofs would violate the unique index.
  await lockFor(trx, `mail domain ${setup.domain}`);
  if (await isDomainTaken(trx, { domain: setup.domain, teamId: setup.team_id })) return false;
  await updateSetup(trx, setup.team_id, {
    proved_at: setup.proved_at ?? now,
    proved_by: by,
    lost_at: null,
    mail_expires_at: null,
    updated_at: now,
  });
  return true;
}
