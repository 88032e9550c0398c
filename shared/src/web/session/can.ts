import { meetsRequirement } from '../../remote/meetsRequirement.ts';
import type { Requirement } from '../../remote/RemoteConfig.ts';
import { editionOf, roleOf } from './roleOf.ts';
import type { SessionState } from './SessionState.ts';

/**
 * Whether a person meets a requirement of a menu entry or a route. A key this release does not
 * know is never met, so that nothing shows to somebody it was not meant for. The server decides
 * again on every call.
 */
export function can(requirement: Requirement | undefined, session: SessionState): boolean {
  const { user, locale, config } = session;
  return meetsRequirement(requirement, {
    isSignedIn: user !== null,
    edition: editionOf(session),
    role: roleOf(session),
    country: user?.country_code,
    locale,
    isStaff: config.staff === true,
  });
}
