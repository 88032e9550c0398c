import { addDays, tokyoDay } from '@portal/shared/domain';
import type { Deps } from '../../platform/Deps.ts';
import type { TokenScope } from '../../platform/http/Operator.ts';
import { createToken } from '../../operator/tokens/createToken.ts';

interface GivenToken {
  readonly name?: string;
  readonly scopes?: readonly TokenScope[];
  /** Days of validity after today. */
  readonly days?: number;
}

let tokens = 0;

/** An operator token. @returns the token text */
export async function aToken(
  deps: Pick<Deps, 'db' | 'clock'>,
  { name = `token-${String((tokens += 1))}`, scopes = ['read'], days = 30 }: GivenToken = {},
): Promise<string> {
  const until = addDays(tokyoDay(deps.clock()), days);
  return createToken(deps, { name, scopes: [...scopes], until }, 'local:tester');
}
