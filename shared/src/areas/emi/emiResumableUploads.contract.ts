import * as z from 'zod/mini';
import { instant } from '../../basics/contract/primitives.ts';

/**
 * Body of `POST /api/v1/demitasnx/uploads` (tus 1.0, creation), as JSON; it may be left out. The
 * rest is said in headers: `Upload-Length`, and in `Upload-Metadata` `token` and `license_id`; if
 * there are any, `filename`, `terms` and `settings` as in the form of `emiUploadAnswerSchema`, and
 * `last_modified` (of the file, milliseconds since 1970).
 */
export const emiUploadOpeningSchema = z.nullable(
  z.strictObject({
    /** CSV texts `net,class` and `part,role`, which can be too long for a header. */
    classes: z.optional(z.string()),
    roles: z.optional(z.string()),
  }),
);

/** Its answer, with status 201 and the address of the upload in `Location`. */
export const emiUploadOpenedSchema = z.object({
  error: z.literal(false),
  /** Of the upload, and of the job that it becomes. */
  id: z.string(),
});

/**
 * `GET /api/v1/demitasnx/uploads`: what this person has begun to upload and can go on with, the
 * newest first.
 */
export const emiOpenUploadsSchema = z.array(
  z.object({
    id: z.string(),
    license_id: z.string(),
    src_filename: z.string(),
    /** Bytes of the whole file. */
    src_bytes: z.int(),
    /** When the file was changed last, milliseconds since 1970; null when that was not said. */
    src_modified: z.nullable(z.int()),
    /** Bytes that are there. */
    received_bytes: z.int(),
    expires_at: instant,
  }),
);
export type EmiOpenUploads = z.infer<typeof emiOpenUploadsSchema>;
