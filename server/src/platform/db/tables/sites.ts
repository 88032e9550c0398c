import type { ColumnType } from 'kysely';

type JsonList = ColumnType<readonly string[], string, string>;

/**
 * A site of another origin that embeds remotes. Rows are kept because the audit log refers to them
 * by name.
 */
export interface SiteTable {
  name: string;
  /** Origins of its pages, e.g. `https://intranet.example`. */
  origins: JsonList;
  /** Names of the embedded remotes. */
  remotes: JsonList;
  /** Redirect address on the site's server; `null`: its pages receive the codes. */
  callback: string | null;
  /** `hashOfSecret` of the server's secret; `null` without a server. */
  secret_hash: string | null;
  created_at: ColumnType<Date, Date, never>;
  /** As in the audit log. */
  created_by: ColumnType<string, string, never>;
  ended_at: ColumnType<Date | null, Date | undefined, Date>;
}

/** A person's consent that a site acts for them. Deleted when it ends. */
export interface SiteGrantTable {
  /** Id of the provider's grant. */
  id: string;
  site: string;
  account_id: string;
  /** The team in which the site acts. */
  team_id: string;
  /** Session at accounts; the consent ends with it. */
  session_uid: string;
  /** Origin from which the person was asked. */
  origin: string;
  /** What they consented to. */
  remotes: JsonList;
  connected_at: Date;
  /** Latest end. */
  ends_at: Date;
}

export interface SitesTables {
  'portal.site': SiteTable;
  'portal.site_grant': SiteGrantTable;
}
