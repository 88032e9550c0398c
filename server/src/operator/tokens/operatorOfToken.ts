import type { Deps } from '../../platform/Deps.ts';
import { NoOperatorError } from '../../platform/errors.ts';
import type { AuthenticateOperator } from '../../platform/http/Operator.ts';
import { type Limit, requireCallLeft, takeCall } from '../../platform/limits/takeCall.ts';
import { networkOf } from '../../platform/limits/networkOf.ts';
import { hashOfToken } from './newToken.ts';
import { noteUse, tokenByHash, tokenState } from './tokens.queries.ts';
import { tokenScopesSchema } from './tokens.contract.ts';

/** Rate limit of unknown tokens per network. */
export const wrongTokens: Limit = { name: 'operator-token', max: 20, seconds: 15 * 60 };

/**
 * Authenticates the operator by a token, `Authorization: Bearer portal_…`. After too many unknown
 * tokens, an address is blocked for a while. Expired and ended tokens do not count, because their
 * holders are not guessing.
 */
export function operatorOfToken(deps: Pick<Deps, 'db' | 'clock'>): AuthenticateOperator {
  return async ({ headers, ip }) => {
    const [, token] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? [];
    if (token === undefined) throw new NoOperatorError('token_unknown');
    const caller = networkOf(ip);
    await requireCallLeft(deps, wrongTokens, caller);
    const found = await tokenByHash(deps.db, hashOfToken(token));
    if (!found) {
      await takeCall(deps, wrongTokens, caller);
      throw new NoOperatorError('token_unknown');
    }
    const now = deps.clock();
    const state = tokenState(found, now);
    if (state !== 'active') throw new NoOperatorError(`token_${state}`);
    await noteUse(deps.db, found.name, now);
    const scopes = tokenScopesSchema.parse(found.scopes);
    return { by: 'token', actor: `token:${found.name}`, scopes };
  };
}
