import type { FactorKind, ShownFactor } from '@portal/shared/contracts';
import type { Deps } from '../../platform/Deps.ts';
import { lockAccount, type AccountRow } from '../directory/people.queries.ts';
import { countedAttempt, networkCounter, type AttemptOutcome } from './lock-out/countedAttempt.ts';
import { browserRule } from './lock-out/lockOut.ts';
import type { ChallengeOwner } from './passkeys/challenges.queries.ts';
import { checkPasskey } from './passkeys/checkPasskey.ts';
import { checkRecoveryCode } from './recovery-codes/checkRecoveryCode.ts';
import { stopReset } from './factor-reset/stopReset.ts';
import type { TakeFactor } from './factors/TakeFactor.ts';
import { checkTotp } from './totp/checkTotp.ts';

/** A sign-in, or a proof in a session. */
type FactorPlace = Pick<ChallengeOwner, 'purpose' | 'boundTo'>;

interface Shown {
  readonly factor: ShownFactor;
  /** What it is shown for; a passkey signs for that alone. */
  readonly at: FactorPlace;
  readonly ip: string;
  /** Whether a passkey is shown in place of the password. */
  readonly replacesPassword?: boolean;
  /**
   * Counts wrong ones separately: visitors who have not shown the password lock nobody else out.
   */
  readonly counter?: 'factor' | 'join' | 'passkey';
}

/**
 * Whether a second factor is right. Wrong ones are counted for the account over all networks, apart
 * from wrong passwords: a right password must not reset the count. A right factor resets it.
 */
export async function checkFactor(
  deps: Deps,
  account: AccountRow,
  shown: Shown,
): Promise<AttemptOutcome<FactorKind>> {
  const own = {
    key: `${shown.counter ?? 'factor'}:${account.id}`,
    rule: browserRule,
    act: 'refuse',
    isOwn: true,
  } as const;
  return countedAttempt(deps, [own, networkCounter(shown.ip)], {
    check: () => checkKind(deps, account, shown),
    take: async (trx, take) => {
      // Removing factors locks it first, too.
      await lockAccount(trx, account.id);
      if (!(await take(trx))) return undefined;
      // A person who can show a factor has not lost them.
      await stopReset(trx, deps, { accountId: account.id, actor: account.id, ip: shown.ip });
      return shown.factor.kind;
    },
  });
}

function checkKind(
  deps: Deps,
  account: AccountRow,
  { factor, at, ip, replacesPassword = false }: Shown,
): Promise<TakeFactor> {
  switch (factor.kind) {
    case 'totp':
      return checkTotp(deps, account.id, factor.code);
    case 'recovery_code':
      return checkRecoveryCode(deps, account, { code: factor.code, ip });
    case 'passkey':
      return checkPasskey(
        deps,
        { ...at, accountId: account.id },
        { assertion: factor.response, replacesPassword },
      );
  }
}
