import {
  releaseRefusal,
  type CalendarDay,
  type License,
  type LicenseActor,
} from '@portal/shared/domain';
import { renewalOffer } from './renewalOffer.ts';

/** Acts on several licenses at once; each may skip some of them. */
export const licenseActs = ['release', 'turnOn', 'turnOff', 'renew'] as const;
export type LicenseAct = (typeof licenseActs)[number];

/** Why an act skips a license: known beforehand, or reported by the server. */
export type SkipReason =
  | 'not_found'
  | 'not_in_use'
  | 'standalone'
  | 'not_allowed'
  | 'trial'
  | 'already_on'
  | 'already_off'
  | 'unpaid_order'
  | 'ended_long_ago';

export interface SkippedLicense {
  readonly license: License;
  readonly reason: SkipReason;
}

/** The effect of an act on the chosen licenses. */
export interface ActPlan {
  readonly act: LicenseAct;
  readonly possible: readonly License[];
  readonly skipped: readonly SkippedLicense[];
}

interface Surroundings {
  readonly actor: LicenseActor;
  readonly today: CalendarDay;
}

/** Determines which chosen licenses an act can change, and why it skips the others. */
export function planAct(
  act: LicenseAct,
  licenses: readonly License[],
  surroundings: Surroundings,
): ActPlan {
  const judged = licenses.map((license) => ({
    license,
    reason: reasons[act](license, surroundings),
  }));
  return {
    act,
    possible: judged.flatMap(({ license, reason }) => (reason === null ? [license] : [])),
    skipped: judged.flatMap(({ license, reason }) =>
      reason === null ? [] : [{ license, reason }],
    ),
  };
}

type ReasonOf = (license: License, surroundings: Surroundings) => SkipReason | null;

const reasons: Readonly<Record<LicenseAct, ReasonOf>> = {
  release: (license, { actor }) => releaseRefusal(license, actor),
  turnOn: ({ trial, autoRenewal }) => {
    if (trial) return 'trial';
    return autoRenewal ? 'already_on' : null;
  },
  turnOff: ({ trial, autoRenewal }) => {
    if (trial) return 'trial';
    return autoRenewal ? null : 'already_off';
  },
  renew: (license, { today }) => {
    if (license.trial) return 'trial';
    const offer = renewalOffer(license, today);
    if (offer === 'offered') return null;
    return offer === 'unpaid_order' ? 'unpaid_order' : 'ended_long_ago';
  },
};

/** Licenses skipped for the same reason. */
export interface SkippedGroup {
  readonly reason: SkipReason;
  readonly numbers: readonly string[];
}

/** Groups skipped licenses by reason. */
export function groupByReason(skipped: readonly SkippedLicense[]): readonly SkippedGroup[] {
  const reasonsInOrder = [...new Set(skipped.map(({ reason }) => reason))];
  return reasonsInOrder.map((reason) => ({
    reason,
    numbers: skipped.filter((each) => each.reason === reason).map(({ license }) => license.number),
  }));
}
