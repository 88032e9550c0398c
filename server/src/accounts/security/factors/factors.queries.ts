import type { FactorKind, FactorsAnswer } from '@portal/shared/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import { isStaff } from '../../directory/staff.queries.ts';
import { passkeysOf } from './passkeys.queries.ts';
import { countRecoveryCodes } from './recoveryCodes.queries.ts';
import { resetDueAt } from './factorReset.queries.ts';
import { totpOf } from './totp.queries.ts';

/** The second factors of an account, as its person sees them. */
export async function factorsOf(db: Kysely<Database>, accountId: string): Promise<FactorsAnswer> {
  const totp = await totpOf(db, accountId);
  return {
    totp: totp?.confirmed_at
      ? {
          created_at: totp.confirmed_at.toISOString(),
          last_used_at: totp.last_used_at?.toISOString() ?? null,
        }
      : null,
    passkeys: (await passkeysOf(db, accountId)).map((passkey) => ({
      id: passkey.id,
      name: passkey.name,
      created_at: passkey.created_at.toISOString(),
      last_used_at: passkey.last_used_at?.toISOString() ?? null,
    })),
    recovery_codes_left: await countRecoveryCodes(db, accountId),
    required: await isStaff(db, accountId),
    reset_at: (await resetDueAt(db, accountId))?.toISOString() ?? null,
  };
}

/** What the person of an account can show besides the password; nothing without a second factor. */
export async function factorKindsOf(
  db: Kysely<Database>,
  accountId: string,
): Promise<FactorKind[]> {
  const has = await db
    .selectNoFrom((eb) => [
      eb
        .exists(eb.selectFrom('accounts.passkey').select('id').where('account_id', '=', accountId))
        .as('passkey'),
      eb
        .exists(
          eb
            .selectFrom('accounts.totp')
            .select('account_id')
            .where('account_id', '=', accountId)
            .where('confirmed_at', 'is not', null),
        )
        .as('totp'),
      eb
        .exists(
          eb
            .selectFrom('accounts.recovery_code')
            .select('account_id')
            .where('account_id', '=', accountId)
            .where('used_at', 'is', null),
        )
        .as('recovery_code'),
    ])
    .executeTakeFirstOrThrow();
  const kinds: FactorKind[] = [];
  if (has.passkey) kinds.push('passkey');
  if (has.totp) kinds.push('totp');
  if (kinds.length > 0 && has.recovery_code) kinds.push('recovery_code');
  return kinds;
}
