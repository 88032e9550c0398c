import { code, optionalCode, releaseManifestSchema, text } from '@portal/shared/contracts';
import { z } from 'zod';
import { audienceSchema } from './Audience.ts';

const note = text(500);

/** `POST /operator/releases/{remote}` */
export const publicationSchema = z.strictObject({
  manifest: releaseManifestSchema,
  /** Content in base64, by file name; the route checks it in pieces, since there may be 43 MB. */
  files: z.record(z.string(), z.string()),
  /** Source maps in base64, by script; never served. */
  maps: z.record(z.string(), z.string()).optional(),
  /** Folder on another allowed origin that already contains the files. */
  base: z.string().optional(),
  /** The commit it was built from. */
  commit: z
    .string()
    .regex(/^[\w.+/-]{1,100}$/)
    .optional(),
  note: z.optional(note),
  /** Allows a lower version, and one already published with other content. */
  any_version: z.boolean().optional(),
  /** Canary audience; omitted: everybody. */
  audience: audienceSchema.optional(),
  /** Staff and a share first, everybody by itself; a first release at once. */
  gradual: z.boolean().optional(),
  /** How long it is rolled back automatically if it fails. */
  guard_minutes: z
    .int()
    .min(1)
    .max(24 * 60)
    .optional(),
});

/** `POST /operator/releases/{remote}/canary` */
export const wideningSchema = z.strictObject({ ...audienceSchema.shape, note: z.optional(note) });

/** Response of `POST /operator/releases/{remote}/canary` */
export const audienceAnswerSchema = z.object({ audience: audienceSchema });

/** The receiving remote need not exist yet, so only its name is checked. */
export const heirParams = z.object({
  remote: z.string().regex(/^mf-[a-z0-9-]{1,60}$/, 'must be a name like mf-licenses'),
});

/** `POST /operator/releases/{remote}/transfer`: to the remote in the address. */
export const transferSchema = z.strictObject({
  /** A path with everything below it, or the name of a remote for all its paths. */
  what: code(300),
});

/** Its response. */
export const transferredSchema = z.object({
  paths: z.array(z.string()),
  /** Whether the receiving remote has a release already. */
  is_published: z.boolean(),
});

/** `POST /operator/releases/{remote}/promote`, `…/stop` and `…/withdraw` */
export const reasonSchema = z.strictObject({ note: z.optional(note) });

export const releasePointerSchema = z.object({
  name: z.string(),
  version: z.string(),
  hash: z.string(),
});

/** Response of `POST /operator/releases/{remote}` */
export const publishedSchema = releasePointerSchema.extend({
  /** `false`: it was already current. */
  changed: z.boolean(),
  /** Canary audience; `null`: everybody. */
  audience: audienceSchema.nullable(),
  /** From when it may go to everybody by itself; `null`: never. */
  promotes_at: z.iso.datetime().nullable(),
});

/** `POST /operator/releases/{remote}/rollback` */
export const rollbackSchema = z.strictObject({
  /** Hash of the target release; default: the previous one. */
  hash: z.optional(optionalCode(64)),
  note: z.optional(note),
});

export const rolledBackSchema = releasePointerSchema.extend({
  /** `true`: only a canary was stopped; the current release did not change. */
  is_canary_stopped: z.boolean(),
});

const readersSchema = z.object({
  people: z.int(),
  /** People with at least one failure. */
  failed_people: z.int(),
  opens: z.int(),
  load_failures: z.int(),
  render_failures: z.int(),
  effect_failures: z.int(),
});

const runSchema = z.object({
  since: z.iso.datetime(),
  /** `null`: ongoing. */
  until: z.iso.datetime().nullable(),
  /** The action that began it. */
  act: z.enum(['publish', 'rollback', 'canary']),
  actor: z.string(),
  commit: z.string().nullable(),
  note: z.string().nullable(),
  /** Who stopped the canary or withdrew the remote, and why. */
  stop: z
    .object({ act: z.enum(['stop', 'withdraw']), actor: z.string(), note: z.string().nullable() })
    .nullable(),
});

/** A period in which a release was current or a canary. */
export type RunAnswer = z.infer<typeof runSchema>;

/** `GET /operator/releases` for all remotes, `GET /operator/releases/{remote}` for one */
export const releasesAnswerSchema = z.array(
  releasePointerSchema.extend({
    published_at: z.iso.datetime(),
    state: z.enum(['current', 'previous', 'canary', 'past']),
    /** Canary only. */
    audience: audienceSchema.nullable(),
    /** Canary only: from when it may go to everybody by itself; `null`: never. */
    promotes_at: z.iso.datetime().nullable(),
    /** Reports of signed-in people's browsers. */
    readers: readersSchema,
    /** Failed parts of places, reported by browsers. */
    failed_parts: z.array(
      z.object({ place: z.string(), part: z.string(), times: z.int(), last_at: z.iso.datetime() }),
    ),
    /** Periods in which it was current or a canary, newest first. */
    runs: z.array(runSchema),
  }),
);
