import type { ConfirmationAnswer } from '@portal/shared/contracts';
import { nextQuestion } from '@portal/shared/domain';
import type { Kysely, Selectable } from 'kysely';
import { recordAudit } from '../../../platform/db/audit.ts';
import type { Database } from '../../../platform/db/Database.ts';
import type { RegistrationTable } from '../../../platform/db/tables/accounts.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { editionOf } from '../../../platform/http/Viewer.ts';
import { createTeam } from '../../directory/createTeam.ts';
import { hashToken, linkState, resumableUntil } from '../../security/mails/mailedLink.ts';
import { accountByEmail } from '../../directory/people.queries.ts';
import {
  keepAgreement,
  lockRegistration,
  markConfirmed,
  markUsed,
  permitFirstSignIn,
} from './registration.queries.ts';

type ActivationDeps = Pick<Deps, 'db' | 'clock' | 'queue'>;
type Registration = Selectable<RegistrationTable>;

interface Opening {
  readonly token: string;
  readonly ip: string;
  /** The id of the browser. */
  readonly visitor: string | null;
}

/**
 * Opens a mailed link, which proves the address. Creates the account and its team once the survey
 * is answered; until then the link can be opened again, in any browser, and continues where it was
 * left.
 */
export async function activate(
  deps: ActivationDeps,
  { token, ip, visitor }: Opening,
): Promise<ConfirmationAnswer> {
  const now = deps.clock();
  return deps.db.transaction().execute(async (trx): Promise<ConfirmationAnswer> => {
    const row = await lockRegistration(trx, hashToken(token));
    const state = linkState(row && { usedAt: row.used_at, expiresAt: row.expires_at }, now);
    if (!row || state === 'unknown') return { outcome: 'unknown' };
    if (state === 'expired') return { outcome: 'expired' };
    const { estimate } = row;
    const ended = { edition: editionOf(row.edition), estimate };
    if (state === 'used') return { outcome: 'used', ...ended };
    // Two registrations of one address, both mailed: the first link created the account.
    if (await accountByEmail(trx, row.email)) {
      await markUsed(trx, row.id, now);
      return { outcome: 'used', ...ended };
    }
    if (nextQuestion(row.survey) !== null) {
      const until = resumableUntil(row.created_at);
      if (!row.confirmed_at) await markConfirmed(trx, row.id, { now, until });
      return { outcome: 'survey', survey: row.survey };
    }
    await markUsed(trx, row.id, now);
    if (visitor !== null && hashToken(visitor) === row.browser_hash) {
      await permitFirstSignIn(trx, row.browser_hash, { id: row.id, now });
    }
    await makeAccount(trx, deps, row, { now, ip });
    return { outcome: 'activated', ...ended };
  });
}

async function makeAccount(
  trx: Kysely<Database>,
  { queue }: ActivationDeps,
  row: Registration,
  { now, ip }: { readonly now: Date; readonly ip: string },
): Promise<void> {
  const { post_code, prefecture, address, tel } = row;
  const team = await createTeam(
    trx,
    { queue, now },
    {
      name: row.team_name,
      edition: editionOf(row.edition),
      countryCode: row.country_code,
      details: { post_code, prefecture, address, tel },
      people: [
        {
          email: row.email,
          pwHash: row.pw_hash,
          firstName: row.first_name,
          lastName: row.last_name,
          role: 'owner',
          locale: row.locale === 'ja' ? 'ja' : 'en',
        },
      ],
    },
  );
  const [owner] = team.people;
  if (owner) await keepAgreement(trx, { accountId: owner.id, teamId: team.id }, row);
  await recordAudit(trx, {
    at: now,
    actor: owner?.id ?? 'system',
    teamId: team.id,
    ip,
    action: 'account.register',
    object: team.id,
    details: {
      edition: editionOf(row.edition),
      terms_at: row.terms_at.toISOString(),
      terms_version: row.terms_version,
      privacy_version: row.privacy_version,
    },
  });
}
