import { text } from 'node:stream/consumers';
import type { BlobStore } from '../../../platform/blobs/BlobStore.ts';
import type { JobSummary } from '@portal/emi-engine/findings/JobSummary.ts';
import { jobFiles } from '@portal/emi-engine/job/JobOrder.ts';
import { emiResultKey } from '../jobs/emiBlobKeys.ts';
import { emiJobFacts, emiJobFactsSchema, type EmiJobFacts } from '../jobs/EmiJobFacts.ts';

/** Defaults for fields that jobs of earlier releases lack. */
const missing = {
  ...{ matrix: [], figures: [], skipped: [], parameters: [] },
  ...{ ruleCounts: {}, drawingBytes: 0 },
};

/** The board summary of a successful job. */
export async function readSummary(blobs: BlobStore, job: string): Promise<JobSummary> {
  const content = await text(await blobs.read(emiResultKey(job, jobFiles.summary)));
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- the engine wrote it
  const summary: JobSummary = { ...missing, ...JSON.parse(content) };
  return summary;
}

/** The facts of a successful job: from its row, or from its files if an earlier release ran it. */
export async function readFacts(
  blobs: BlobStore,
  { id, facts }: { readonly id: string; readonly facts: unknown },
): Promise<EmiJobFacts> {
  const kept = emiJobFactsSchema.safeParse(facts);
  return kept.success ? kept.data : emiJobFacts(await readSummary(blobs, id));
}
