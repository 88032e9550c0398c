import { z } from 'zod';

/** Of pages, without a path: `https://intranet.example`. */
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
/** Where the site's own server takes codes; of one of its origins. */
const callback = z.url({ protocol: /^https?$/ });

/** `POST /operator/sites` */
export const newSiteSchema = z.strictObject({
  /** Stands in the audit log for ever, so that no other site gets it again. */
  name: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{1,39}$/, 'must be 2 to 40 small letters, digits and hyphens'),
  origins,
  remotes,
  callback: callback.optional(),
});
export type NewSiteRequest = z.infer<typeof newSiteSchema>;

/** `POST /operator/sites/:name`: what is left out stays as it is. */
export const changeSiteSchema = z
  .strictObject({
    origins: origins.optional(),
    remotes: remotes.optional(),
    callback: callback.optional(),
    /** The one before counts no more. */
    new_secret: z.literal(true).optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), {
    message: 'nothing to change',
  });
export type ChangeSiteRequest = z.infer<typeof changeSiteSchema>;

const site = z.object({
  name: z.string(),
  /** How the site names itself to accounts. */
  client_id: z.string(),
  origins: z.array(z.string()),
  remotes: z.array(z.string()),
  callback: z.string().nullable(),
  state: z.enum(['open', 'ended']),
  created_at: z.iso.datetime(),
  /** As the audit log names them. */
  created_by: z.string(),
});

/** `GET /operator/sites`, by name */
export const sitesAnswerSchema = z.array(site);
export type SiteAnswer = z.infer<typeof site>;

/** A site that was added or changed. */
export const savedSiteSchema = site.extend({
  /** The one answer that has the secret of the site's server; `null` when there is no new one. */
  secret: z.string().nullable(),
  /** Of its remotes, those of which no release is published. */
  unpublished: z.array(z.string()),
});
export type SavedSite = z.infer<typeof savedSiteSchema>;
