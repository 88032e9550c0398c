import * as client from 'openid-client';
import type { Deps } from '../../deps.ts';
import { SignedOutError } from '../../errors.ts';
import { accountsResource } from '../accounts-provider/managerClient.ts';
import type { OpenIdClient } from './openIdClient.ts';
import { endSessions, findSession, storeTokens } from './session.queries.ts';

/** A token that ends sooner than this is refreshed first. */
const marginMs = 60_000;

/** Gives out accounts access tokens of sessions; each session is refreshed once at a time. */
export function accessTokens(deps: Deps, openId: OpenIdClient) {
  const refreshing = new Map<string, Promise<string>>();

  /** @throws SignedOutError when accounts no longer knows the session: it ends here too. */
  return async function accessToken(idHash: string): Promise<string> {
    const session = await findSession(deps.db, idHash);
    if (!session) throw new SignedOutError();
    if (session.access_expires_at.getTime() - deps.clock().getTime() > marginMs) {
      return deps.keys.unseal(session.access_token);
    }
    const running =
      refreshing.get(idHash) ??
      refresh(idHash, session.refresh_token).finally(() => refreshing.delete(idHash));
    refreshing.set(idHash, running);
    return running;
  };

  async function refresh(idHash: string, sealed: string | null): Promise<string> {
    const { db, keys, clock, config, log } = deps;
    try {
      if (sealed === null) throw new SignedOutError();
      const tokens = await client.refreshTokenGrant(await openId(), keys.unseal(sealed), {
        resource: accountsResource(config),
      });
      await storeTokens(db, idHash, {
        access_token: keys.seal(tokens.access_token),
        access_expires_at: new Date(clock().getTime() + (tokens.expires_in ?? 0) * 1000),
        refresh_token:
          tokens.refresh_token === undefined ? sealed : keys.seal(tokens.refresh_token),
      });
      return tokens.access_token;
    } catch (error) {
      const isRefused =
        error instanceof client.ResponseBodyError && error.error === 'invalid_grant';
      if (!isRefused && !(error instanceof SignedOutError)) throw error;
      log.info({ session: idHash }, 'accounts ended the session');
      await endSessions(db, { id_hash: idHash }, clock());
      throw new SignedOutError();
    }
  }
}
