import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { tokyoDay } from '@portal/shared/domain';
import type { Deps } from '../../../platform/Deps.ts';
import type { JobSuppression } from '@portal/emi-engine/job/JobOrder.ts';
import type { JobOutcome } from '@portal/emi-engine/job/JobOutcome.ts';
import { runEmiJob } from '@portal/emi-engine/job/runEmiJob.ts';
import { placeOfSuppression, suppressionsOf } from './suppressions.queries.ts';
import { listedEmiJobOf, type EmiJobRecord } from './emi-jobs.queries.ts';
import { emiResultKey } from './emiBlobKeys.ts';
import { makeEmiJobFolder } from './lease/emiJobFolder.ts';
import { settingsOf } from './settingsOf.ts';

/**
 * Longest time of one analysis in milliseconds: the largest boards take two minutes on two cores. Two
 * of them must end before the queue takes the job for lost, after 15 minutes.
 */
const longestMs = 6 * 60_000;

/** Runs the engine; tests give one that dies. */
export type RunEngine = (order: Parameters<typeof runEmiJob>[0]) => Promise<JobOutcome>;

/**
 * Analyzes the archive of a job in a process of its own and keeps the files that it wrote in the
 * blob store. The archive is copied to a file, since the engine reads it in any order.
 *
 * @param stopping ends it before its time
 * @throws EmiError for classes that cannot be read
 */
export async function runAnalysis(
  deps: Pick<Deps, 'db' | 'blobs'>,
  job: EmiJobRecord,
  run: RunEngine,
  stopping: AbortSignal,
): Promise<JobOutcome> {
  const { blobs } = deps;
  const settings = await settingsOf(job);
  const folder = await makeEmiJobFolder(job.id);
  try {
    const archivePath = path.join(folder, 'archive');
    const outDir = path.join(folder, 'out');
    await mkdir(outDir);
    const board = await blobs.read(job.src_key);
    await pipeline(board, createWriteStream(archivePath, { mode: 0o600 }));
    const outcome = await run({
      archivePath,
      outDir,
      settings,
      details: {
        title: job.src_filename,
        date: tokyoDay(job.created_at),
        identifiers: [job.id],
      },
      suppressions: await suppressionsFor(deps, job),
      signal: AbortSignal.any([AbortSignal.timeout(longestMs), stopping]),
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

/** What the job's project has suppressed by now. */
async function suppressionsFor(
  { db }: Pick<Deps, 'db'>,
  { team_id: teamId, id }: EmiJobRecord,
): Promise<JobSuppression[]> {
  const job = await listedEmiJobOf(db, teamId, id);
  if (!job) return [];
  const records = await suppressionsOf(db, { teamId, label: job.label });
  return records.map((record) => ({ ...placeOfSuppression(record), reason: record.reason }));
}
