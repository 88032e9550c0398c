import type { SiteRemote } from './SiteRemote.ts';

/** A site of another origin that acts for the person. */
export interface ConnectedSite {
  readonly name: string;
  /** Of its pages. */
  readonly origins: readonly string[];
  readonly remotes: readonly SiteRemote[];
  /** Instants in ISO 8601. */
  readonly connectedAt: string;
  readonly endsAt: string;
}
