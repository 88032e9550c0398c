import type { EmiJobRow } from '@portal/shared/contracts';
import { memberName, type Locale } from '@portal/shared/domain';
import type { ListedEmiJob } from './emi-jobs.queries.ts';
import { describeEmiJobError } from './EmiJobError.ts';

/** The wire format of a job of the EMI check. */
export function emiJobRow(record: ListedEmiJob, locale: Locale): EmiJobRow {
  const { id, status, src_filename, label, number, error, rerun_of, progress } = record;
  return {
    id,
    status,
    src_filename,
    created_at: record.created_at.toISOString(),
    finished_at: record.finished_at?.toISOString() ?? null,
    user_name: memberName(record, locale),
    license: `${label} (${number})`,
    error: error === null ? null : describeEmiJobError(error, locale),
    rerun_of,
    progress: status === 'processing' ? progress : null,
  };
}
