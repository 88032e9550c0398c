import type { Deps } from '../../../platform/Deps.ts';
import { matchSuppressions } from '@portal/emi-engine/matching/matchSuppressions.ts';
import { placeFindings, type KeyedFinding } from '@portal/emi-engine/matching/placeFindings.ts';
import type { EmiJobFacts } from '../jobs/EmiJobFacts.ts';
import type { ListedFinding } from './emi-results.presenter.ts';
import { readFindings } from './readFindings.ts';
import { readFacts } from './readResult.ts';
import type { ResultJob } from './ResultJob.ts';
import {
  placeOfSuppression,
  suppressionsOf,
  type PlacedRow,
} from '../jobs/suppressions.queries.ts';
import { threadsOf } from './threads.queries.ts';

/** The findings of a run in order, with their identity. */
export interface RunFindings {
  readonly facts: EmiJobFacts;
  readonly placed: readonly KeyedFinding[];
  readonly listed: readonly ListedFinding[];
  /** Number of all suppressed findings of the project. */
  readonly suppressed: number;
}

/** The number of findings of a run, without reading them. */
export async function countRunFindings(
  { blobs }: Pick<Deps, 'blobs'>,
  job: ResultJob,
): Promise<number> {
  const { error, warning, info } = (await readFacts(blobs, job)).counts;
  return error + warning + info;
}

/** The findings of a run with the project's suppressions and threads. */
export async function listRunFindings(
  { db, blobs }: Pick<Deps, 'db' | 'blobs'>,
  job: ResultJob,
): Promise<RunFindings> {
  const [facts, findings, suppressions, threads] = await Promise.all([
    readFacts(blobs, job),
    readFindings(blobs, job.id),
    suppressionsOf(db, job.project),
    threadsOf(db, job.project),
  ]);
  const placed = placeFindings(findings);
  const match = <Row extends PlacedRow>(rows: readonly Row[]) =>
    matchSuppressions(
      rows.map((record) => ({ ...placeOfSuppression(record), record })),
      placed,
      facts.outline.boxMm,
    );
  const [held, said] = [match(suppressions), match(threads)];
  const listed = findings.map((finding, index) => ({
    ...{ no: index + 1, key: placed[index]?.key ?? '', finding },
    suppression: held.get(index)?.record,
    thread: said.get(index)?.record,
  }));
  return { facts, placed, listed, suppressed: suppressions.length };
}
