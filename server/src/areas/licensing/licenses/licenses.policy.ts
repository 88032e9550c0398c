import { releaseRefusal, type License, type LicenseActor } from '@portal/shared/domain';
import { ConflictError, NotAllowedError } from '../../../platform/errors.ts';
import type { Viewer } from '../../../platform/http/Viewer.ts';

/** The signed-in person as the license rules see them. */
export function actorOf({ user }: Viewer): LicenseActor {
  return { userId: user.id, role: user.role, countryCode: user.country_code };
}

/**
 * Checks that a person may release a license.
 *
 * @param seenUserId the active user whom the person saw; when somebody else has taken the license
 * since, it is not released
 * @throws NotAllowedError, ConflictError `not_in_use` or `standalone`
 */
export function requireRelease(
  license: License,
  actor: LicenseActor,
  seenUserId: string | undefined,
): void {
  const refusal = releaseRefusal(license, actor);
  if (refusal === 'not_allowed') throw new NotAllowedError();
  if (refusal !== null) throw new ConflictError(refusal);
  const { activeUser } = license.activation;
  if (seenUserId !== undefined && seenUserId !== activeUser?.id) {
    throw new ConflictError('not_in_use');
  }
}
