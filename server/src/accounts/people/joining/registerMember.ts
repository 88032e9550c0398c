import type { Kysely } from 'kysely';
import { recordAudit } from '../../../platform/db/audit.ts';
import type { Database } from '../../../platform/db/Database.ts';
import { newId } from '../../../platform/db/newId.ts';
import { ConflictError } from '../../../platform/errors.ts';
import type { AcceptedTerms } from '../../directory/acceptedTerms.ts';
import { accountByEmail, insertAccount, lockTeams } from '../../directory/people.queries.ts';

interface NewMember {
  readonly teamId: string;
  readonly email: string;
  readonly pwHash: string;
  readonly form: {
    readonly last_name: string;
    readonly first_name: string;
    readonly locale: 'ja' | 'en';
  };
  readonly terms: AcceptedTerms;
  readonly ip: string;
  readonly now: Date;
}

/**
 * Creates an account in its first team, in the caller's transaction. Locks the team.
 * @returns its id @throws ConflictError `has_account`
 */
export async function registerMember(
  trx: Kysely<Database>,
  { teamId, email, pwHash, form, terms, ip, now }: NewMember,
): Promise<string> {
  await lockTeams(trx, [teamId]);
  if (await accountByEmail(trx, email)) throw new ConflictError('has_account');
  const id = newId(now);
  await insertAccount(trx, {
    id,
    email,
    pw_hash: pwHash,
    status: 'active',
    locale: form.locale,
    first_name: form.first_name,
    last_name: form.last_name,
    newsletter: false,
    ...terms,
    terms_at: now,
    version: 1,
    created_at: now,
    updated_at: now,
  });
  await recordAudit(trx, {
    at: now,
    actor: id,
    teamId,
    ip,
    object: id,
    action: 'account.register',
    details: { terms_at: now.toISOString(), terms_version: terms.terms_version },
  });
  return id;
}
