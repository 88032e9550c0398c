import type { EmiJobRow } from '@portal/shared/contracts';
import type { EmiJob } from '../domain/jobs/EmiJob.ts';

export function presentEmiJob(row: EmiJobRow): EmiJob {
  return {
    id: row.id,
    status: row.status,
    fileName: row.src_filename,
    startedAt: row.created_at,
    finishedAt: row.finished_at,
    userName: row.user_name,
    license: row.license,
    reason: row.error,
    progress: row.progress ?? null,
  };
}
