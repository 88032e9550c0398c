import * as z from 'zod/mini';

/**
 * `GET /api/site`: how a page of the asking origin gets tokens. Only pages of registered sites can
 * read the answer.
 */
export const embedSiteSchema = z.object({
  /** `null`: the site's own server asks for tokens, and its pages hand them in. */
  sign_in: z.nullable(
    z.object({
      client_id: z.string(),
      /** Address of the window in which the person agrees, without `state` and `code_challenge`. */
      authorization: z.string(),
      /** Address to which codes and refresh tokens are sent. */
      token: z.string(),
      redirect_uri: z.string(),
    }),
  ),
});
export type EmbedSite = z.infer<typeof embedSiteSchema>;

/** What the window at accounts says to the page that opened it. */
export const siteMessageType = 'portal-sign-in';
export const siteMessageSchema = z.object({
  type: z.literal(siteMessageType),
  state: z.string(),
  /** Else `error` is there. */
  code: z.optional(z.string()),
  /** `access_denied`: the person refused. */
  error: z.optional(z.string()),
});
export type SiteMessage = z.infer<typeof siteMessageSchema>;
