import type { CalendarDay } from '../../../basics/calendar/CalendarDay.ts';
import type { License } from './License.ts';
import { isUsableOn } from './validity.ts';

/** The person who acts on a license. An unknown role counts as `guest`. */
export interface LicenseActor {
  readonly userId: string;
  readonly role: 'owner' | 'admin' | 'guest';
  /** Country of the person as an ISO 3166-1 alpha-2 code. */
  readonly countryCode: string;
}

/** Why a release is refused; `standalone` and `not_in_use` are also the codes on the wire. */
type ReleaseRefusal = 'standalone' | 'not_in_use' | 'not_allowed';

function isManager(actor: LicenseActor): boolean {
  return actor.role === 'owner' || actor.role === 'admin';
}

/**
 * Why a person may not release a license, or null: owners and admins release any network license,
 * others only the ones they work with.
 */
export function releaseRefusal(
  { activation }: Pick<License, 'activation'>,
  actor: LicenseActor,
): ReleaseRefusal | null {
  const { kind, activeUser } = activation;
  if (kind === 'network' && activeUser === null) return 'not_in_use';
  if (!isManager(actor) && activeUser?.id !== actor.userId) return 'not_allowed';
  return kind === 'standalone' ? 'standalone' : null;
}

export function canRelease(license: Pick<License, 'activation'>, actor: LicenseActor): boolean {
  return releaseRefusal(license, actor) === null;
}

/** Whether a person may switch auto-renewal at all: owners and admins in Japan. */
export function maySetAutoRenewal(actor: LicenseActor): boolean {
  return actor.countryCode === 'JP' && isManager(actor);
}

/**
 * Whether a person may switch auto-renewal of a license, which is no trial. Others see `--`.
 */
export function canToggleAutoRenewal(
  license: Pick<License, 'trial'>,
  actor: LicenseActor,
): boolean {
  return !license.trial && maySetAutoRenewal(actor);
}

/** Whether a license file can be downloaded: for standalone licenses only. */
export function canDownloadLicenseFile({ activation }: Pick<License, 'activation'>): boolean {
  return activation.kind === 'standalone';
}

/** Whether the menu offers the switch to standalone authentication: hidden for guests. */
export function canSwitchToStandalone(actor: LicenseActor): boolean {
  return isManager(actor);
}

/**
 * Whether a license can become standalone: it is valid, in network mode, and nobody works with it.
 */
export function isSwitchableToStandalone(
  license: Pick<License, 'activation' | 'startsOn' | 'endsOn'>,
  today: CalendarDay,
): boolean {
  const { activation } = license;
  return (
    activation.kind === 'network' && activation.activeUser === null && isUsableOn(license, today)
  );
}
