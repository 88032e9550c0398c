import { releaseManifestSchema } from '@portal/shared/contracts';
import { z } from 'zod';

/** `POST /operator/releases/{remote}` */
export const publicationSchema = z.strictObject({
  manifest: releaseManifestSchema,
  /** Content in base64, by file name. */
  files: z.record(z.string(), z.base64()),
  /** Folder on another allowed origin that already holds the files. */
  base: z.string().optional(),
});

export const releasePointerSchema = z.object({
  name: z.string(),
  version: z.string(),
  hash: z.string(),
});

/** `POST /operator/releases/{remote}/rollback` */
export const rollbackSchema = z.strictObject({
  /** Hash of the release to go back to; default: the one before the current one. */
  hash: z.string().optional(),
});

/** `GET /operator/releases` of all remotes, `GET /operator/releases/{remote}` of one */
export const releasesAnswerSchema = z.array(
  releasePointerSchema.extend({
    published_at: z.iso.datetime(),
    state: z.enum(['current', 'previous', 'past']),
  }),
);
