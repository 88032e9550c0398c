import { releaseManifestSchema, text } from '@portal/shared/contracts';
import { z } from 'zod';

const note = text(500);

/** `POST /operator/releases/{remote}` */
export const publicationSchema = z.strictObject({
  manifest: releaseManifestSchema,
  /** Content in base64, by file name. */
  files: z.record(z.string(), z.base64()),
  /** Folder on another allowed origin that already holds the files. */
  base: z.string().optional(),
  /** The commit that it was built from. */
  commit: z
    .string()
    .regex(/^[\w.+/-]{1,100}$/)
    .optional(),
  note: z.optional(note),
  /** Takes a lower version, and one that was published with other content. */
  any_version: z.boolean().optional(),
});

export const releasePointerSchema = z.object({
  name: z.string(),
  version: z.string(),
  hash: z.string(),
});

/** Answer of `POST /operator/releases/{remote}` */
export const publishedSchema = releasePointerSchema.extend({
  /** `false`: it was current before, and nothing was done. */
  changed: z.boolean(),
});

/** `POST /operator/releases/{remote}/rollback` */
export const rollbackSchema = z.strictObject({
  /** Hash of the release to go back to; default: the one before the current one. */
  hash: z.string().optional(),
  note: z.optional(note),
});

const runSchema = z.object({
  since: z.iso.datetime(),
  /** `null`: it is current still. */
  until: z.iso.datetime().nullable(),
  /** What made it current. */
  act: z.enum(['publish', 'rollback']),
  actor: z.string(),
  commit: z.string().nullable(),
  note: z.string().nullable(),
});

/** A time in which a release was the current one. */
export type RunAnswer = z.infer<typeof runSchema>;

/** `GET /operator/releases` of all remotes, `GET /operator/releases/{remote}` of one */
export const releasesAnswerSchema = z.array(
  releasePointerSchema.extend({
    published_at: z.iso.datetime(),
    state: z.enum(['current', 'previous', 'past']),
    /** When it was the current one, newest first. */
    runs: z.array(runSchema),
  }),
);
