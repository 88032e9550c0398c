import * as z from 'zod/mini';

const count = z.int().check(z.nonnegative());

/** One web vital, in milliseconds; of layout shifts in thousandths. */
const vital = z.object({
  /** How many screens were measured. */
  count,
  /** Of three quarters it was no more than this; `null` while none was measured. */
  p75: z.nullable(z.number()),
  good: count,
  poor: count,
});

const releaseFigures = z.object({
  version: z.string(),
  hash: z.string(),
  state: z.enum(['current', 'canary', 'previous', 'past']),
  /** Who gets a canary: staff, the number of teams, the percentage of all other people. */
  audience: z.nullable(z.object({ staff: z.boolean(), teams: count, share: count })),
  /** When it became the current one or a canary last; `null` when it never did. */
  since: z.nullable(z.iso.datetime()),
  /** How many people have opened it, and how many of them it has failed at least once. */
  people: count,
  failed: z.object({ people: count, load: count, render: count, effect: count }),
  opens: count,
  /** From the click, or the beginning of the page, to the first render, in milliseconds. */
  load: z.object({ count, p50: z.nullable(z.number()), p95: z.nullable(z.number()) }),
  lcp: vital,
  inp: vital,
  cls: vital,
  /** Errors beside screens that were still there, and calls that the portal could not answer. */
  events: count,
  calls: count,
  /** What the policies of pages have kept from happening. */
  violations: count,
  /** Previews that could not be rendered. */
  previews: count,
});

const named = {
  name: z.string(),
  /** The team that answers for it. */
  owner: z.nullable(z.string()),
};

/** `GET /api/releases/figures`: all remotes, each with what is current and what some get. */
export const remotesFiguresSchema = z.object({
  remotes: z.array(z.object({ ...named, releases: z.array(releaseFigures) })),
});

const releaseError = z.object({
  /** What the person was shown. */
  id: z.string(),
  remote: z.string(),
  version: z.string(),
  hash: z.string(),
  kind: z.enum(['load', 'render', 'effect', 'event', 'call', 'violation', 'preview']),
  /** Route pattern of the visible screen. */
  route: z.nullable(z.string()),
  message: z.string(),
  at: z.iso.datetime(),
  /** The innermost first. */
  stack: z.array(
    z.object({
      /** Of the function, as the script has it; may be empty. */
      name: z.string(),
      /** File, line and column: of the sources where they are known, else of the script. */
      place: z.string(),
      isSource: z.boolean(),
    }),
  ),
});

/** `GET /api/releases/errors/:id` */
export const releaseErrorSchema = releaseError;

/** `GET /api/releases/figures/:remote` */
export const remoteFiguresSchema = z.object({
  ...named,
  /** Newest first. */
  releases: z.array(releaseFigures),
  /** The last four weeks, every day in Tokyo. */
  days: z.array(
    z.object({
      day: z.iso.date(),
      opens: count,
      failures: count,
      p50: z.nullable(z.number()),
      p95: z.nullable(z.number()),
    }),
  ),
  /** The last ones, newest first. */
  errors: z.array(releaseError),
});

export type ReleaseFiguresAnswer = z.infer<typeof releaseFigures>;
export type RemotesFiguresAnswer = z.infer<typeof remotesFiguresSchema>;
export type RemoteFiguresAnswer = z.infer<typeof remoteFiguresSchema>;
export type ReleaseErrorAnswer = z.infer<typeof releaseErrorSchema>;
