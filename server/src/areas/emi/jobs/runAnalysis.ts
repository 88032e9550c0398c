import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { tokyoDay, type EmiProgress } from '@portal/shared/domain';
import type { Deps } from '../../../platform/Deps.ts';
import type { JobSuppression } from '@portal/emi-engine/job/JobOrder.ts';
import type { JobOutcome } from '@portal/emi-engine/job/JobOutcome.ts';
import { runEmiJob } from '@portal/emi-engine/job/runEmiJob.ts';
import { correctionsOf } from './corrections.queries.ts';
import { placeOfSuppression, suppressionsOf } from './suppressions.queries.ts';
import { listedEmiJobOf, type EmiJobRecord } from './emi-jobs.queries.ts';
import { emiResultKey } from './emiBlobKeys.ts';
import { makeEmiJobFolder } from './lease/emiJobFolder.ts';
import { readJobSettings } from './readJobSettings.ts';
import { withCorrections } from './withCorrections.ts';

/**
 * Time limit of one analysis in milliseconds, by the size of its archive: the largest boards take
 * two minutes on two cores. Two attempts must end before the queue considers the job lost, after 15
 * minutes.
 */
const shortestMs = 2 * 60_000;
const msPerMegabyte = 4_000;
const longestMs = 6 * 60_000;
const megabyte = 1_048_576;

/** Runs the engine; tests inject one that crashes. */
export type RunEngine = (order: Parameters<typeof runEmiJob>[0]) => Promise<JobOutcome>;

export interface HowToAnalyze {
  readonly run: RunEngine;
  /** Aborts the analysis. */
  readonly stopping: AbortSignal;
  readonly onProgress: (progress: EmiProgress) => void;
}

/**
 * Analyzes the archive of a job in a separate process and stores the resulting files in the blob
 * store. Copies the archive to a file first, since the engine needs random access.
 *
 * @throws EmiError for unreadable lists
 */
export async function runAnalysis(
  deps: Pick<Deps, 'db' | 'blobs'>,
  job: EmiJobRecord,
  { run, stopping, onProgress }: HowToAnalyze,
): Promise<JobOutcome> {
  const { blobs } = deps;
  const given = await readJobSettings(job);
  const { customer, project, corrections, suppressions } = await decisionsOf(deps, job);
  const settings = withCorrections(given, corrections);
  const folder = await makeEmiJobFolder(job.id);
  try {
    const archivePath = path.join(folder, 'archive');
    const outDir = path.join(folder, 'out');
    await mkdir(outDir);
    const board = await blobs.read(job.src_key);
    await pipeline(board, createWriteStream(archivePath, { mode: 0o600 }));
    const { size } = await stat(archivePath);
    const limitMs = Math.min(longestMs, shortestMs + (size / megabyte) * msPerMegabyte);
    const outcome = await run({
      archivePath,
      outDir,
      settings,
      details: {
        ...{ title: job.src_filename, customer, project },
        date: tokyoDay(job.created_at),
        identifiers: [job.id],
      },
      ...{ suppressions, onProgress },
      signal: AbortSignal.any([AbortSignal.timeout(Math.round(limitMs)), stopping]),
    });
    if (outcome.kind === 'done') {
      for (const name of await readdir(outDir)) {
        await blobs.put(emiResultKey(job.id, name), createReadStream(path.join(outDir, name)));
      }
    }
    return outcome;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The names of the job's team and project, and the project's current corrections and suppressions. */
async function decisionsOf({ db }: Pick<Deps, 'db'>, { team_id: teamId, id }: EmiJobRecord) {
  const job = await listedEmiJobOf(db, teamId, id);
  const project = { teamId, label: job?.label ?? '' };
  const records = await suppressionsOf(db, project);
  const { name } = await db
    .selectFrom('manager.team_ref')
    .select('name')
    .where('id', '=', teamId)
    .executeTakeFirstOrThrow();
  return {
    ...{ customer: name, project: project.label },
    corrections: await correctionsOf(db, project, ['part', 'net']),
    suppressions: records.map((record): JobSuppression => {
      return { ...placeOfSuppression(record), reason: record.reason };
    }),
  };
}
