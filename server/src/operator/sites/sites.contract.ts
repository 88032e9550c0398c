import { z } from 'zod';

/** Origin of pages: `https://intranet.example`. */
const origin = z.url({ protocol: /^https?$/ }).transform((url, context) => {
  const { origin: own, href } = new URL(url);
  if (href === `${own}/`) return own;
  context.addIssue({ code: 'custom', message: `is more than an origin: ${own} is one` });
  return z.NEVER;
});
const origins = z.array(origin).min(1).max(20);
const remotes = z
  .array(z.string().regex(/^mf-[a-z0-9-]{1,60}$/, 'must be names like mf-licenses'))
  .min(1)
  .max(50);
/** Redirect address on the site's own server, on one of its origins. */
const callback = z.url({ protocol: /^https?$/ });

/** `POST /operator/sites` */
export const newSiteSchema = z.strictObject({
  /** Recorded in the audit log, so it is never reused. */
  name: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{1,39}$/, 'must be 2 to 40 small letters, digits and hyphens'),
  origins,
  remotes,
  callback: callback.optional(),
});
export type NewSiteRequest = z.infer<typeof newSiteSchema>;

/** `POST /operator/sites/:name`: omitted fields stay. */
export const changeSiteSchema = z
  .strictObject({
    origins: origins.optional(),
    remotes: remotes.optional(),
    callback: callback.optional(),
    /** Replaces the secret; the previous one becomes invalid. */
    new_secret: z.literal(true).optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), {
    message: 'nothing to change',
  });
export type ChangeSiteRequest = z.infer<typeof changeSiteSchema>;

const site = z.object({
  name: z.string(),
  /** The site's client id at accounts. */
  client_id: z.string(),
  origins: z.array(z.string()),
  remotes: z.array(z.string()),
  callback: z.string().nullable(),
  state: z.enum(['open', 'ended']),
  created_at: z.iso.datetime(),
  /** As in the audit log. */
  created_by: z.string(),
});

/** `GET /operator/sites`, by name */
export const sitesAnswerSchema = z.array(site);
export type SiteAnswer = z.infer<typeof site>;

/** A saved site. */
export const savedSiteSchema = site.extend({
  /** New secret of the site's server, shown only here; `null` if unchanged. */
  secret: z.string().nullable(),
  /** Remotes without a published release. */
  unpublished: z.array(z.string()),
});
export type SavedSite = z.infer<typeof savedSiteSchema>;
