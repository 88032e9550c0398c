import type { Transaction } from 'kysely';
import { recordAudit } from '../../platform/db/audit.ts';
import type { Database } from '../../platform/db/Database.ts';
import type { Deps } from '../../platform/Deps.ts';
import { lockAccount, teamsOf, type AccountRow } from '../directory/people.queries.ts';
import { factorMail, type FactorName } from './factors/factorMails.ts';
import { newRecoveryCodes } from './recovery-codes/recoveryCodes.ts';
import { stopReset } from './factor-reset/stopReset.ts';
import { hasRecoveryCodes, replaceRecoveryCodes } from './factors/recoveryCodes.queries.ts';

/** The result of adding a second factor. */
export interface AddedFactor {
  /** New recovery codes, with the first factor; `null`: the account has some. */
  readonly codes: readonly string[] | null;
}

interface NewFactor {
  readonly kind: FactorName;
  readonly ip: string;
  /** Saves the factor. @returns whether it was saved */
  readonly save: (trx: Transaction<Database>) => Promise<boolean>;
}

/**
 * Adds a second factor to an account and tells its person by mail. The first one comes with
 * recovery codes. @returns `undefined` when it could not be saved
 */
export async function addFactor(
  deps: Pick<Deps, 'db' | 'clock' | 'mailer' | 'config'>,
  account: AccountRow,
  { kind, ip, save }: NewFactor,
): Promise<AddedFactor | undefined> {
  const { db, clock, mailer, config } = deps;
  // Their digests take a while, so they are made before a row is locked.
  const fresh = (await hasRecoveryCodes(db, account.id)) ? null : await newRecoveryCodes();
  const now = clock();
  return db.transaction().execute(async (trx) => {
    await lockAccount(trx, account.id);
    if (!(await save(trx))) return undefined;
    await stopReset(trx, deps, { accountId: account.id, actor: account.id, ip });
    const isFirst = fresh !== null && !(await hasRecoveryCodes(trx, account.id));
    if (isFirst) await replaceRecoveryCodes(trx, account.id, { ...fresh, now });
    const [team] = await teamsOf(trx, account.id);
    const who = { at: now, actor: account.id, teamId: team?.id, ip };
    const act = { action: 'factor.add', object: account.id, details: { kind } } as const;
    await recordAudit(trx, { ...who, ...act });
    await mailer.send(trx, factorMail(account, config, { kind, change: 'added' }));
    return { codes: isFirst ? fresh.codes : null };
  });
}
