import { recordAudit } from '../../db/audit.ts';
import type { Deps } from '../../deps.ts';
import { accountByEmail } from '../people/people.queries.ts';
import { createTeam } from '../people/createTeam.ts';
import { lockRegistration, markUsed } from './registration.queries.ts';
import { hashToken, linkState } from './registrationLink.ts';

export type Activation = 'activated' | 'used' | 'expired' | 'unknown';

/** Opens a mailed link: makes the account and its community team, once. */
export async function activate(
  { db, clock, queue }: Pick<Deps, 'db' | 'clock' | 'queue'>,
  { token, ip }: { readonly token: string; readonly ip: string },
): Promise<Activation> {
  const now = clock();
  return db.transaction().execute(async (trx): Promise<Activation> => {
    const row = await lockRegistration(trx, hashToken(token));
    const state = linkState(row && { usedAt: row.used_at, expiresAt: row.expires_at }, now);
    if (!row || state === 'unknown') return 'unknown';
    if (state !== 'open') return state;
    await markUsed(trx, row.id, now);
    // Two registrations of one address, both mailed: the first link made the account.
    if (await accountByEmail(trx, row.email)) return 'used';
    const team = await createTeam(
      trx,
      { queue, now },
      {
        name: row.team_name,
        edition: 'community',
        countryCode: row.country_code,
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
    await recordAudit(trx, {
      at: now,
      actor: team.people[0]?.id ?? 'system',
      teamId: team.id,
      ip,
      action: 'account.register',
      object: team.id,
      details: { terms_at: row.terms_at.toISOString() },
    });
    return 'activated';
  });
}
