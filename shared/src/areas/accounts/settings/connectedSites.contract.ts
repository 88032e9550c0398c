import * as z from 'zod/mini';
import { instant } from '../../../basics/contract/primitives.ts';
import { navigationEntry } from '../../composition/registry.contract.ts';

/** A remote with what it shows, as the menu names it; no titles when the menu does not. */
const remoteTitles = z.object({
  name: z.string(),
  titles: z.array(navigationEntry.shape.label),
});
export type RemoteTitles = z.infer<typeof remoteTitles>;

/** The page that asks whether a site may act for the signed-in person. */
export const connectScreen = z.object({
  name: z.literal('connect'),
  /** Path that takes the decision. */
  action: z.string(),
  /** Name of the site, as the operator registered it. */
  site: z.string(),
  /** Of the pages that ask, e.g. `https://intranet.example`. */
  origin: z.string(),
  remotes: z.array(remoteTitles),
});

/** `POST /connect/{uid}` */
export const connectRequestSchema = z.object({ agree: z.boolean() });
/** Where the window goes on. */
export const connectAnswerSchema = z.object({ location: z.string() });

const connectedSite = z.object({
  name: z.string(),
  /** Of its pages. */
  origins: z.array(z.string()),
  remotes: z.array(remoteTitles),
  /** When it was let in last. */
  connected_at: instant,
  /** When it is out by itself. */
  ends_at: instant,
});

/**
 * `GET /api/sites`: the sites that act for the signed-in person, by name. `DELETE /api/sites/{name}`
 * takes one back on every device, and answers what is left.
 */
export const connectedSitesSchema = z.array(connectedSite);
export type ConnectedSiteRow = z.infer<typeof connectedSite>;
