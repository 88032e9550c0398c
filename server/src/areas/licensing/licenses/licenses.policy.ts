import { releaseRefusal, type License, type LicenseActor } from '@portal/shared/domain';
import type { Viewer } from '../../../platform/http/Viewer.ts';

/** The signed-in person, for the license rules. */
export function toActor({ user }: Viewer): LicenseActor {
  return { userId: user.id, role: user.role, countryCode: user.country_code };
}

/**
 * Why a person may not release a license, or null.
 *
 * @param seenUserId the active user whom the person saw; if somebody else has taken the license
 * since, it is not released
 */
export function releaseRefusalFor(
  license: License,
  actor: LicenseActor,
  seenUserId: string | undefined,
) {
  const hasChangedHands =
    seenUserId !== undefined && seenUserId !== license.activation.activeUser?.id;
  return releaseRefusal(license, actor) ?? (hasChangedHands ? 'not_in_use' : null);
}
