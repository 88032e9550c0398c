import * as z from 'zod/mini';
import { emiTrialStates } from './emiLicense.ts';
import { calendarDay, instant } from '../../basics/contract/primitives.ts';

const emiLicenseSchema = z.object({
  id: z.string(),
  /** The project that it was taken for. */
  label: z.string(),
  /** For people: `EM-0000001`. */
  number: z.string(),
  /** Allowed uses. */
  times: z.int(),
  /** Uses of jobs that succeeded, wait or are under way; a job that fails gives its use back. */
  job_count: z.int(),
  /** When it was ordered or applied for. */
  created_at: instant,
  start_at: calendarDay,
  /** Last day of use. */
  end_at: calendarDay,
  /** Text for selection lists, in the reader's language. */
  selection: z.string(),
});
export type EmiLicenseRow = z.infer<typeof emiLicenseSchema>;

/**
 * `GET /api/demitasnx/licenses`: the team's licenses of the EMI check, the newest first. One that is
 * bought appears when it is paid (or its postpay order approved).
 */
export const emiLicensesSchema = z.object({
  /**
   * `still`: the team cannot use the service, since it is a community team or the operator has
   * switched the service off; nothing is sold and no jobs are shown. Else whether the free trial is
   * `available`, was `used` by the team, or its campaign has `ended`. Only owners and admins of
   * professional teams may buy or take the trial.
   */
  trial: z.enum(emiTrialStates),
  /** Those that can be used today: within their period, with uses left. */
  available_licenses: z.array(emiLicenseSchema),
  licenses: z.array(emiLicenseSchema),
});
export type EmiLicenses = z.infer<typeof emiLicensesSchema>;
