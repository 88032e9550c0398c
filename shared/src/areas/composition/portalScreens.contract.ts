import * as z from 'zod/mini';

/**
 * `GET /api/screens`: what this person may open in the portal, for screens on pages of other sites,
 * which link to them.
 */
export const portalScreensSchema = z.object({
  /** Path patterns, as remotes name them. */
  routes: z.array(z.object({ path: z.string() })),
  /**
   * Of a token of a site, the screens of the remotes that it counts for; another token counts for all.
   */
  shown: z.optional(z.array(z.object({ path: z.string() }))),
  /** What their menu leads to. */
  menu: z.array(z.object({ to: z.string() })),
});
export type PortalScreens = z.infer<typeof portalScreensSchema>;
