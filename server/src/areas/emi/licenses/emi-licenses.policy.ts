import type { CalendarDay, EmiTrialState } from '@portal/shared/domain';
import type { Edition } from '../../../platform/http/Viewer.ts';
import type { EmiLicenseRecord } from './emi-licenses.queries.ts';
import type { EmiSettings } from './settings/EmiSettings.ts';

interface Applicant {
  readonly edition: Edition;
  readonly hasHadTrial: boolean;
}

/** Whether a team can take the free trial; only its first application is granted. */
export function emiTrialState(
  { edition, hasHadTrial }: Applicant,
  { isOff, trialUntil }: EmiSettings,
  today: CalendarDay,
): EmiTrialState {
  if (isOff || edition === 'community') return 'still';
  if (hasHadTrial) return 'used';
  return trialUntil !== null && today <= trialUntil ? 'available' : 'ended';
}

/**
 * Why a license cannot be used: it does not exist, today is outside its period, or it is used up.
 */
export type EmiLicenseFault = 'license' | 'license_period' | 'license_used';

/** Why a license cannot be used on a day, or null. Waiting and running jobs count as uses. */
export function emiLicenseFault(
  license: EmiLicenseRecord | undefined,
  today: CalendarDay,
): EmiLicenseFault | null {
  if (license?.withdrawn_at !== null) return 'license';
  if (today < license.start_at || license.end_at < today) return 'license_period';
  return license.job_count < license.times ? null : 'license_used';
}
