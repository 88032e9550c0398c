import * as z from 'zod/mini';
import { instant, locale } from '../../basics/contract/primitives.ts';
import { emiStages } from './emiStages.ts';
import { emiSettingsSchema } from './emiUploads.contract.ts';

/** `waiting` in the queue, `processing`, then `success` or `failed`. */
export const emiJobStatuses = ['waiting', 'processing', 'success', 'failed'] as const;
export type EmiJobStatus = (typeof emiJobStatuses)[number];

export const emiJobSchema = z.object({
  id: z.string(),
  status: z.enum(emiJobStatuses),
  src_filename: z.string(),
  /** When the board was uploaded, or the re-run asked for. */
  created_at: instant,
  finished_at: z.nullable(instant),
  /** Who asked for it, in the reader's order of names; empty when they are no longer known. */
  user_name: z.string(),
  /** `label (number)` */
  license: z.string(),
  /** Of a failed one: why, in a sentence of the reader's language. */
  error: z.nullable(z.string()),
  /** The job whose board is analyzed again; null for an upload. */
  rerun_of: z.nullable(z.string()),
  /**
   * Of a `processing` one: what it does now, and how much of it all is done. Null before its first
   * step; absent from earlier releases.
   */
  progress: z.optional(z.nullable(z.object({ stage: z.enum(emiStages), percent: z.int() }))),
});
export type EmiJobRow = z.infer<typeof emiJobSchema>;

/** `GET /api/demitasnx/jobs/`: the team's analyses, the newest first. */
export const emiJobsSchema = z.array(emiJobSchema);

/**
 * `POST /api/v1/demitasnx/jobs/{id}/rerun`: analyzes the board of a job that succeeded again, with
 * other classes, roles or settings. What is left out is as it was. Uses nothing up. A job that failed for
 * its units or for several jobs in its archive is analyzed as a new upload: its use came back, so
 * this one takes a use.
 */
export const emiRerunRequestSchema = z.strictObject({
  /** The text of a CSV file `net,class`; empty for none. */
  classes: z.optional(z.string()),
  /** Likewise `part,role`. */
  roles: z.optional(z.string()),
  settings: z.optional(emiSettingsSchema),
});
export type EmiRerunRequest = z.infer<typeof emiRerunRequestSchema>;

/**
 * Its answer, with status 200. Codes: `not_finished` the job has not succeeded, `license`,
 * `license_period` and `license_used` the license has no use for the new analysis, `over` it is older
 * than 30 days and its board is gone, `invalid`, `busy` too many of the team's jobs wait, `off`.
 */
export const emiRerunAnswerSchema = z.union([
  z.object({ error: z.literal(false), id: z.string() }),
  z.object({ error: z.literal(true), code: z.string(), message: z.string() }),
]);
export type EmiRerunAnswer = z.infer<typeof emiRerunAnswerSchema>;

/** Forms of a report. */
export const emiReportFormats = ['pdf', 'html', 'csv', 'json'] as const;

/**
 * Query of `GET /api/v1/demitasnx/report/download/{id}`: `pdf` when left out, in the language of who
 * uploaded. The answer is a file to save; 410 (`code: "gone"`) 30 days after the job was created,
 * 404 while there is no report.
 */
export const emiReportQuerySchema = z.object({
  format: z.optional(z.enum(emiReportFormats)),
  lang: z.optional(locale),
});
