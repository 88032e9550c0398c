import * as z from 'zod/mini';

const times = z.int().check(z.nonnegative(), z.maximum(1000));

/** What a page has seen of the releases of remotes, since it told of it last. */
export const releaseReportsSchema = z.strictObject({
  releases: z
    .array(
      z.strictObject({
        name: z.string().check(z.regex(/^mf-[a-z0-9-]{1,60}$/)),
        hash: z.string().check(z.regex(/^[0-9a-f]{8,64}$/)),
        /** How often a screen of it was opened. */
        opens: times,
        /** How often a screen of it could not be loaded. */
        load: times,
        /** How often a screen threw when it was first rendered. */
        render: times,
        /** How often a screen threw later: in an effect, or rendered anew. */
        effect: times,
      }),
    )
    .check(z.minLength(1), z.maxLength(50)),
});

/** `POST /api/releases/reports` */
export type ReleaseReports = z.infer<typeof releaseReportsSchema>;
