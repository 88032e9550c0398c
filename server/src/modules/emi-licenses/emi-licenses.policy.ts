import type { CalendarDay, EmiTrialState } from '@portal/shared/domain';
import type { Edition } from '../../http/Viewer.ts';
import type { EmiLicenseRecord } from './emi-licenses.queries.ts';
import type { EmiSettings } from './settings/EmiSettings.ts';

interface Applicant {
  readonly edition: Edition;
  /** Whether the team has had its trial. */
  readonly hasHadTrial: boolean;
}

/** Whether a team can take the free trial; the first application of a team is the only one. */
export function emiTrialState(
  { edition, hasHadTrial }: Applicant,
  { isOff, trialUntil }: EmiSettings,
  today: CalendarDay,
): EmiTrialState {
  if (isOff || edition === 'community') return 'still';
  if (hasHadTrial) return 'used';
  return trialUntil !== null && today <= trialUntil ? 'available' : 'ended';
}

/** Whether a license can be used on a day. Uses of waiting and running jobs count. */
export function isEmiLicenseUsable(
  { start_at, end_at, job_count, times, withdrawn_at }: EmiLicenseRecord,
  today: CalendarDay,
): boolean {
  return withdrawn_at === null && start_at <= today && today <= end_at && job_count < times;
}
