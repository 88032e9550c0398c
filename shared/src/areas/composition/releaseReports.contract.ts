import * as z from 'zod/mini';

const times = z.int().check(z.nonnegative(), z.maximum(1000));

/** Where remotes have parts: the keys of `Places`. */
const place = z.enum(['search', 'attention', 'license', 'overview']);
const partId = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,60}$/));

/** Names a release of a remote. */
const release = {
  name: z.string().check(z.regex(/^mf-[a-z0-9-]{1,60}$/)),
  hash: z.string().check(z.regex(/^[0-9a-f]{8,64}$/)),
};

/**
 * What is measured on a screen:
 * - `load`: from the click, or the beginning of the page, to the first render, in milliseconds
 * - `lcp`, `inp`: web vitals in milliseconds; `cls`: in thousandths
 */
export const releaseMeasures = ['load', 'lcp', 'inp', 'cls'] as const;

/**
 * What went wrong:
 * - `load`, `render`, `effect`: a screen, which an error stands in place of
 * - `event`: something that the person did, or that was going on; the screen is still there
 * - `call`: a call to the portal that the portal could not answer
 */
export const reportedErrorKinds = ['load', 'render', 'effect', 'event', 'call'] as const;

const reports = z.strictObject({
  releases: z
    .array(
      z.strictObject({
        ...release,
        /** How often a screen of it was opened. */
        opens: times,
        /** How often a screen of it could not be loaded. */
        load: times,
        /** How often a screen threw when it was first rendered. */
        render: times,
        /** How often a screen threw later: in an effect or in a rerender. */
        effect: times,
        /** Parts of places that have failed: without an answer in time, or with one that is none. */
        parts: z.optional(
          z.array(z.strictObject({ place, part: partId, times })).check(z.maxLength(20)),
        ),
      }),
    )
    .check(z.maxLength(50)),
  samples: z.optional(
    z
      .array(
        z.strictObject({
          ...release,
          measure: z.enum(releaseMeasures),
          value: z.number().check(z.nonnegative(), z.maximum(600_000)),
        }),
      )
      .check(z.maxLength(100)),
  ),
  errors: z.optional(
    z
      .array(
        z.strictObject({
          ...release,
          kind: z.enum(reportedErrorKinds),
          /** What the person is shown: of the error, or of the request that has failed. */
          id: z.string().check(z.regex(/^[0-9a-z-]{6,40}$/)),
          /** Route pattern of the visible screen. */
          route: z.string().check(z.maxLength(200)),
          message: z.string().check(z.maxLength(1000)),
          /** As the browser has it; the places in it are kept, and nothing else. */
          stack: z.string().check(z.maxLength(6000)),
        }),
      )
      .check(z.maxLength(10)),
  ),
});

/** What a page has seen of the releases of remotes, since it told of it last: something. */
export const releaseReportsSchema = reports.check(
  z.refine(({ releases, samples = [], errors = [] }) =>
    [releases, samples, errors].some(({ length }) => length > 0),
  ),
);

/** `POST /api/releases/reports` */
export type ReleaseReports = z.infer<typeof releaseReportsSchema>;
export type ReleaseSample = NonNullable<ReleaseReports['samples']>[number];
export type ReportedError = NonNullable<ReleaseReports['errors']>[number];
