import { setTimeout as wait } from 'node:timers/promises';
import type { Selectable } from 'kysely';
import * as client from 'openid-client';
import type { SessionTable } from '../../db/tables/foundation.ts';
import type { Deps } from '../../Deps.ts';
import { AccountsAwayError, SignedOutError } from '../../errors.ts';
import { accountsResource } from '../../protocol/managerClient.ts';
import type { OpenIdClient } from './openIdClient.ts';
import { claimRefresh, endRefresh, endSessions, findSession } from '../session.queries.ts';

/** A token that expires sooner is refreshed first. */
const marginMs = 60_000;
/**
 * Lease of a refresh; a longer one has died with its process, because calls time out after 10 s.
 */
const longestRefreshMs = 20_000;
const pauseMs = 50;

/**
 * Provides access tokens of sessions. Only one process refreshes a session at a time, because
 * accounts accepts a refresh token once and ends the session on reuse. The others poll for the
 * result without holding a row lock: accounts may need the same database.
 */
export function accessTokens(deps: Deps, openId: OpenIdClient) {
  const { db, keys, clock, config, log } = deps;

  /**
   * @throws SignedOutError when accounts no longer has the session; it ends here, too
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
    throw new AccountsAwayError(
      new Error('another process has not finished refreshing the tokens'),
    );
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
