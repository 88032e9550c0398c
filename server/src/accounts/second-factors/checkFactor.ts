import type { FactorKind, ShownFactor } from '@portal/shared/contracts';
import type { Deps } from '../../deps.ts';
import type { AccountRow } from '../people/people.queries.ts';
import { networkCounter } from '../sign-in/checkCredentials.ts';
import { countedAttempt, type AttemptOutcome } from '../sign-in/countedAttempt.ts';
import { browserRule } from '../sign-in/lockOut.ts';
import { showRecoveryCode } from './recovery-codes/showRecoveryCode.ts';
import type { TakeFactor } from './TakeFactor.ts';
import { showTotp } from './totp/showTotp.ts';

interface Shown {
  readonly factor: ShownFactor;
  readonly ip: string;
}

/**
 * Whether a second factor is right. Wrong ones are counted for the account over all networks, apart
 * from wrong passwords: only who knows the password gets here, and a right password must not forget
 * them. A right one forgets them.
 */
export async function checkFactor(
  deps: Deps,
  account: AccountRow,
  { factor, ip }: Shown,
): Promise<AttemptOutcome<FactorKind>> {
  const own = {
    key: `factor:${account.id}`,
    rule: browserRule,
    act: 'refuse',
    isOwn: true,
  } as const;
  return countedAttempt(deps, [own, networkCounter(ip)], {
    check: () => show(deps, account, { factor, ip }),
    take: async (trx, take) => ((await take(trx)) ? factor.kind : undefined),
  });
}

function show(deps: Deps, account: AccountRow, { factor, ip }: Shown): Promise<TakeFactor> {
  switch (factor.kind) {
    case 'totp':
      return showTotp(deps, account.id, factor.code);
    case 'recovery_code':
      return showRecoveryCode(deps, account, { code: factor.code, ip });
  }
}
