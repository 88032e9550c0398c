import type { FindAccount } from 'oidc-provider';
import type { Deps } from '../../../platform/Deps.ts';
import { maySignIn } from '../../directory/maySignIn.ts';
import { accountById } from '../../directory/people.queries.ts';

/** Tells the provider about a person. A person who may not sign in is unknown to it. */
export function findAccount({ db }: Pick<Deps, 'db'>): FindAccount {
  return async (ctx, sub, token) => {
    const account = await accountById(db, sub);
    if (!account || !maySignIn(account)) return undefined;
    // People who have left can sign in to come back; their tokens are not valid.
    if (token !== undefined && account.status !== 'active') return undefined;
    // Names the session at accounts, so that the manager can end its own together with it.
    const sid =
      token !== undefined && 'sessionUid' in token ? token.sessionUid : ctx.oidc.session?.uid;
    return {
      accountId: sub,
      status: account.status,
      claims: () => ({
        sub,
        email: account.email,
        given_name: account.first_name,
        family_name: account.last_name,
        ...(sid === undefined ? {} : { sid }),
      }),
    };
  };
}
