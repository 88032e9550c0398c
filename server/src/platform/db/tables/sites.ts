import type { ColumnType } from 'kysely';

type JsonList = ColumnType<readonly string[], string, string>;

/** A site of other origins that embeds remotes. Rows stay: the audit log names sites by their names. */
export interface SiteTable {
  name: string;
  /** Of its pages, e.g. `https://intranet.example`. */
  origins: JsonList;
  /** Names of the remotes that it embeds. */
  remotes: JsonList;
  /** Where the site's own server takes codes; `null`: its pages take them. */
  callback: string | null;
  /** `hashOfSecret` of the secret of the site's server; `null` without one. */
  secret_hash: string | null;
  created_at: ColumnType<Date, Date, never>;
  /** As the audit log names them. */
  created_by: ColumnType<string, string, never>;
  ended_at: ColumnType<Date | null, Date | undefined, Date>;
}

/** A person has let a site act for them. Rows are deleted when that ends. */
export interface SiteGrantTable {
  /** Of the provider's grant. */
  id: string;
  site: string;
  account_id: string;
  /** The team in which the site acts. */
  team_id: string;
  /** Session at accounts; with it, this ends. */
  session_uid: string;
  /** From which the person was asked. */
  origin: string;
  /** What they agreed to. */
  remotes: JsonList;
  connected_at: Date;
  /** In any case. */
  ends_at: Date;
}

export interface SitesTables {
  'portal.site': SiteTable;
  'portal.site_grant': SiteGrantTable;
}
