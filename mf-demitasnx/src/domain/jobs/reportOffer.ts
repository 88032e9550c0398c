import { isEmiReportOffered } from '@portal/shared/domain';
import type { EmiJob } from './EmiJob.ts';

/** Whether a job has a report: `none`, one to download, or `over` after its 30 days. */
export type ReportOffer = 'none' | 'offered' | 'over';

/** @param now Milliseconds since the epoch. */
export function reportOffer(
  { status, startedAt }: Pick<EmiJob, 'status' | 'startedAt'>,
  now: number,
): ReportOffer {
  if (status !== 'success') return 'none';
  return isEmiReportOffered(new Date(startedAt), new Date(now)) ? 'offered' : 'over';
}
