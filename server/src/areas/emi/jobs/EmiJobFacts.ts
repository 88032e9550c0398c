import { z } from 'zod';
import type { JobSummary } from '@portal/emi-engine/findings/JobSummary.ts';

/** The result facts in the row of a successful job, for lists and board comparison. */
export const emiJobFactsSchema = z.object({
  sha256: z.string(),
  /** Rows of releases that did not store it are of this version. */
  engineVersion: z.string().default('1.0.0'),
  outline: z.object({
    boxMm: z.tuple([z.number(), z.number(), z.number(), z.number()]),
    areaMm2: z.number(),
  }),
  /** Names of the copper layers from the top down. */
  layers: z.array(z.string()),
  counts: z.object({ error: z.int(), warning: z.int(), info: z.int() }),
});
export type EmiJobFacts = z.infer<typeof emiJobFactsSchema>;

export function emiJobFacts(summary: JobSummary): EmiJobFacts {
  const { sha256, engineVersion, outline, layers, counts } = summary;
  const { boxMm, areaMm2 } = outline;
  return {
    sha256,
    engineVersion,
    outline: { boxMm: [...boxMm], areaMm2 },
    layers: layers.map(({ name }) => name),
    counts: { ...counts.findings },
  };
}
