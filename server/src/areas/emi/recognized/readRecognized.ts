import { createInterface } from 'node:readline';
import { emiClassSources, emiPartRoles } from '@portal/shared/domain';
import { netClasses } from '@portal/emi-engine/findings/NetClass.ts';
import type { RecognizedNet, RecognizedPart } from '@portal/emi-engine/findings/Recognized.ts';
import { jobFiles } from '@portal/emi-engine/job/JobOrder.ts';
import { z } from 'zod';
import type { BlobStore } from '../../../platform/blobs/BlobStore.ts';
import { NotFoundError } from '../../../platform/errors.ts';
import { emiResultKey } from '../jobs/emiBlobKeys.ts';

const reasoned = {
  source: z.enum(emiClassSources),
  why: z.array(
    z.object({
      code: z.string(),
      values: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ),
};
const partSchema: z.ZodType<RecognizedPart> = z.object({
  ...{ part: z.string(), role: z.enum(emiPartRoles), confidence: z.number(), ...reasoned },
});
const netSchema: z.ZodType<RecognizedNet> = z.object({
  ...{ net: z.string(), netClass: z.enum(netClasses), ...reasoned },
});

/**
 * Roles of the parts of a successful job's board, in no language.
 * @throws NotFoundError if an earlier release analyzed it
 */
export async function readParts(blobs: BlobStore, job: string): Promise<RecognizedPart[]> {
  return readLines(blobs, emiResultKey(job, jobFiles.parts), partSchema);
}

/** Classes of its nets, likewise. */
export async function readNetClasses(blobs: BlobStore, job: string): Promise<RecognizedNet[]> {
  return readLines(blobs, emiResultKey(job, jobFiles.nets), netSchema);
}

async function readLines<Row>(
  blobs: BlobStore,
  key: string,
  schema: z.ZodType<Row>,
): Promise<Row[]> {
  if (!(await blobs.stat(key))) throw new NotFoundError();
  const rows: Row[] = [];
  for await (const line of createInterface({ input: await blobs.read(key), crlfDelay: Infinity }))
    rows.push(schema.parse(JSON.parse(line)));
  return rows;
}
