import { setTimeout as wait } from 'node:timers/promises';
import type { Selectable } from 'kysely';
import * as client from 'openid-client';
import type { SessionTable } from '../../db/tables/foundation.ts';
import type { Deps } from '../../Deps.ts';
import { AccountsAwayError, SignedOutError } from '../../errors.ts';
import { accountsResource } from '../../protocol/managerClient.ts';
import type { OpenIdClient } from './openIdClient.ts';
import { claimRefresh, endRefresh, endSessions, findSession } from '../session.queries.ts';

/** A token that ends sooner than this is refreshed first. */
const marginMs = 60_000;
/** A refresh that takes longer has died with its process: accounts is given up after 10 s. */
const longestRefreshMs = 20_000;
const pauseMs = 50;

/**
 * Gives out accounts access tokens of sessions. Each session is refreshed once at a time, whichever
 * process is asked: accounts takes a refresh token once and ends the session at a second use. Others
 * wait for the one that does it. They hold no row meanwhile: accounts may need the same database.
 */
export function accessTokens(deps: Deps, openId: OpenIdClient) {
  const { db, keys, clock, config, log } = deps;

  /**
   * @throws SignedOutError when accounts no longer knows the session: it ends here too.
   * @throws AccountsAwayError
   */
  return async function accessToken(idHash: string): Promise<string> {
    for (let waited = 0; waited <= longestRefreshMs; waited += pauseMs) {
      const now = clock();
      const needed = new Date(now.getTime() + marginMs);
      const session = await findSession(db, idHash);
      if (!session || session.ended_at) throw new SignedOutError();
      if (session.access_expires_at > needed) return keys.unseal(session.access_token);
      const until = new Date(now.getTime() + longestRefreshMs);
      const claimed = await claimRefresh(db, idHash, { now, needed, until });
      if (claimed) return refresh(claimed);
      await wait(pauseMs);
    }
    throw new AccountsAwayError(new Error('the tokens are being refreshed for too long'));
  };

  async function refresh({
    id_hash: idHash,
    refresh_token: sealed,
  }: Selectable<SessionTable>): Promise<string> {
    try {
      if (sealed === null) throw new SignedOutError();
      const tokens = await client.refreshTokenGrant(await openId(), keys.unseal(sealed), {
        resource: accountsResource(config),
      });
      await endRefresh(db, idHash, {
        access_token: keys.seal(tokens.access_token),
        access_expires_at: new Date(clock().getTime() + (tokens.expires_in ?? 0) * 1000),
        refresh_token:
          tokens.refresh_token === undefined ? sealed : keys.seal(tokens.refresh_token),
      });
      return tokens.access_token;
    } catch (error) {
      const isRefused =
        error instanceof client.ResponseBodyError && error.error === 'invalid_grant';
      if (!isRefused && !(error instanceof SignedOutError)) {
        await endRefresh(db, idHash, {});
        throw error;
      }
      log.info({ session: idHash }, 'accounts ended the session');
      await endSessions(db, { id_hash: idHash }, clock());
      throw new SignedOutError();
    }
  }
}
