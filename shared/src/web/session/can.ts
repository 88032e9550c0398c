import { meetsRequirement } from '../../remote/meetsRequirement.ts';
import type { Requirement } from '../../remote/RemoteConfig.ts';
import { editionOf, roleOf } from './roleOf.ts';
import type { SessionState } from './SessionState.ts';

/**
 * Whether the person meets the requirement of a menu entry or a route. An unknown key is never met,
 * so that nothing shows to people it is not for. The server checks every call itself.
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
