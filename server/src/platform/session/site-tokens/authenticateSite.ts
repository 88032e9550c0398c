import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../Deps.ts';
import type { Authentication } from '../../http/Access.ts';
import { siteGrantOf } from '../../protocol/sites/siteGrants.queries.ts';
import { findMember } from './findMember.ts';
import { readSiteToken } from './siteToken.ts';

/**
 * Authenticates a site token, for those remotes that the token names, the person consented to and
 * the site is still registered for.
 *
 * @returns undefined when token, consent or site has ended, or the origin does not match
 */
export async function authenticateSite(
  deps: Deps,
  request: FastifyRequest,
  bearer: string,
): Promise<Authentication | undefined> {
  const token = await readSiteToken(deps, bearer);
  const given = token && (await siteGrantOf(deps.db, token.grant, deps.clock()));
  if (!token || given?.account_id !== token.accountId) return undefined;
  const { origin } = request.headers;
  // Browsers send the page's origin with every cross-origin call; servers send none.
  if (origin !== undefined && !given.origins.includes(origin)) return undefined;
  const viewer = await findMember(deps.db, {
    sessionId: `site ${token.grant}`,
    userId: given.account_id,
    teamId: given.team_id,
  });
  if (!viewer) return undefined;
  const remotes = given.registered.filter(
    (remote) => given.agreed.includes(remote) && token.remotes.includes(remote),
  );
  const site = { name: given.site, remotes };
  return { viewer, by: 'bearer', csrfSubject: viewer.sessionId, site };
}
