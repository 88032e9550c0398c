import type { EmiJobRow } from '@portal/shared/contracts';
import { presentEmiJob } from '../api/emiJob.presenter.ts';
import type { EmiJob } from '../domain/jobs/EmiJob.ts';

/** A successful analysis, as on the wire. */
export function anEmiJobRow(changes: Partial<EmiJobRow> = {}): EmiJobRow {
  return {
    id: 'job-1',
    status: 'success',
    src_filename: 'router.tgz',
    created_at: '2026-11-19T01:00:00Z',
    finished_at: '2026-11-19T01:02:00Z',
    user_name: 'Hanako Yamada',
    license: 'Router board (EM-0000001)',
    error: null,
    rerun_of: null,
    ...changes,
  };
}

/** The job of `anEmiJobRow`, converted for screens. */
export function anEmiJob(changes: Partial<EmiJobRow> = {}): EmiJob {
  return presentEmiJob(anEmiJobRow(changes));
}
