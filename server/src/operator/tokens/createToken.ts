import {
  addDays,
  daysBetween,
  startOfTokyoDay,
  toCalendarDay,
  tokyoDay,
} from '@portal/shared/domain';
import { recordAudit } from '../../platform/db/audit.ts';
import type { Deps } from '../../platform/Deps.ts';
import { InvalidError } from '../../platform/errors.ts';
import { newToken } from './newToken.ts';
import { insertToken } from './tokens.queries.ts';
import type { NewTokenRequest } from './tokens.contract.ts';

/** Maximum lifetime of a token. */
const mostDays = 366;

/**
 * Creates a token and stores its hash.
 *
 * @param actor for the audit log
 * @returns the token, which is shown only once
 * @throws InvalidError when the name is taken, or the day has passed or is more than a year away
 */
export async function createToken(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { name, scopes, until }: NewTokenRequest,
  actor: string,
): Promise<string> {
  const now = clock();
  const lastDay = toCalendarDay(until);
  const days = daysBetween(tokyoDay(now), lastDay);
  if (days < 0) throw new InvalidError({ until: 'has passed' });
  if (days > mostDays) throw new InvalidError({ until: 'is more than a year away' });
  const { token, hash } = newToken();
  await db.transaction().execute(async (trx) => {
    const isNew = await insertToken(trx, {
      name,
      hash,
      scopes: JSON.stringify(scopes),
      created_at: now,
      created_by: actor,
      expires_at: startOfTokyoDay(addDays(lastDay, 1)),
    });
    if (!isNew) throw new InvalidError({ name: 'was given to another token' });
    const details = { scopes, until };
    await recordAudit(trx, { at: now, actor, action: 'token.create', object: name, details });
  });
  return token;
}
