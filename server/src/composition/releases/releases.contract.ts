import { code, optionalCode, releaseManifestSchema, text } from '@portal/shared/contracts';
import { z } from 'zod';
import { audienceSchema } from './Audience.ts';

const note = text(500);

/** `POST /operator/releases/{remote}` */
export const publicationSchema = z.strictObject({
  manifest: releaseManifestSchema,
  /** Content in base64, by file name. */
  files: z.record(z.string(), z.base64()),
  /** Source maps in base64, by the script that they are of; nobody is shown them. */
  maps: z.record(z.string(), z.base64()).optional(),
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
  /** Who gets it before everybody else does; left out, everybody gets it at once. */
  audience: audienceSchema.optional(),
  /** How long it is taken back by itself should it fail people. */
  guard_minutes: z
    .int()
    .min(1)
    .max(24 * 60)
    .optional(),
});

/** `POST /operator/releases/{remote}/canary` */
export const wideningSchema = z.strictObject({ ...audienceSchema.shape, note: z.optional(note) });

/** Answer of `POST /operator/releases/{remote}/canary` */
export const audienceAnswerSchema = z.object({ audience: audienceSchema });

/** The remote that gets a path may still be to come, so that its name alone can be checked. */
export const heirParams = z.object({
  remote: z.string().regex(/^mf-[a-z0-9-]{1,60}$/, 'must be a name like mf-licenses'),
});

/** `POST /operator/releases/{remote}/transfer`: to the remote of the address. */
export const transferSchema = z.strictObject({
  /** A path with all below it, or the name of a remote, for all that it has. */
  what: code(300),
});

/** Its answer. */
export const transferredSchema = z.object({
  paths: z.array(z.string()),
  /** Whether the remote that gets them has a release already. */
  is_published: z.boolean(),
});

/** `POST /operator/releases/{remote}/promote`, `…/stop` and `…/withdraw` */
export const reasonSchema = z.strictObject({ note: z.optional(note) });

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
  hash: z.optional(optionalCode(64)),
  note: z.optional(note),
});

const readersSchema = z.object({
  people: z.int(),
  /** Those of them whom it has failed at least once. */
  failed_people: z.int(),
  opens: z.int(),
  load_failures: z.int(),
  render_failures: z.int(),
  effect_failures: z.int(),
});

const runSchema = z.object({
  since: z.iso.datetime(),
  /** `null`: it lasts. */
  until: z.iso.datetime().nullable(),
  /** What made it current. */
  act: z.enum(['publish', 'rollback', 'canary']),
  actor: z.string(),
  commit: z.string().nullable(),
  note: z.string().nullable(),
  /** Who ended it without anything in its place, and why: a canary, or the whole remote. */
  stop: z
    .object({ act: z.enum(['stop', 'withdraw']), actor: z.string(), note: z.string().nullable() })
    .nullable(),
});

/** A time in which a release was the current one, or a canary. */
export type RunAnswer = z.infer<typeof runSchema>;

/** `GET /operator/releases` of all remotes, `GET /operator/releases/{remote}` of one */
export const releasesAnswerSchema = z.array(
  releasePointerSchema.extend({
    published_at: z.iso.datetime(),
    state: z.enum(['current', 'previous', 'canary', 'past']),
    /** Who has it, of a canary. */
    audience: audienceSchema.nullable(),
    /** What the browsers of people who were signed in have said of it. */
    readers: readersSchema,
    /** Parts of places that have failed people, as browsers say. */
    failed_parts: z.array(
      z.object({ place: z.string(), part: z.string(), times: z.int(), last_at: z.iso.datetime() }),
    ),
    /** When it was the current one or a canary, newest first. */
    runs: z.array(runSchema),
  }),
);
