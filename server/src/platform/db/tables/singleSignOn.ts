import type { ColumnType, Generated } from 'kysely';

/** The OpenID provider of a team, and how far it is set up. */
export interface SingleSignOnTable {
  team_id: string;
  issuer: string;
  client_id: string;
  /** Sealed by the key store. */
  client_secret: string;
  /** Mail domain, lower case, ASCII form; one team's only once it is proved. */
  domain: string;
  /** What the TXT record of the domain says. */
  record_token: string;
  proved_at: Date | null;
  proved_by: 'dns' | 'mail' | null;
  /** Since when the record that proved the domain is missing. */
  lost_at: Date | null;
  /** SHA-256 of the newest mailed link's token, base64url; kept after its use, cleared by a change. */
  mail_token_hash: string | null;
  mail_to: string | null;
  mail_expires_at: Date | null;
  tested_at: Date | null;
  /** Since when people sign in by it. */
  enabled_at: Date | null;
  /** Grows with each change of the provider or the domain. */
  version: number;
  created_at: Date;
  updated_at: Date;
}

/** Who somebody of a team is at its provider: the issuer's subject, never the mail address alone. */
export interface SsoLinkTable {
  team_id: string;
  account_id: string;
  issuer: string;
  subject: string;
  created_at: Date;
}

/** What a provider said of somebody, once it was found valid. */
export interface SsoIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly lastName: string;
  readonly firstName: string;
}

/** A way to a provider that has begun: one sign-in, one test or one proof. */
export interface SsoAttemptTable {
  /** SHA-256 of the state that went with the browser, base64url. */
  state_hash: string;
  kind: 'sign_in' | 'test' | 'prove';
  team_id: string;
  setup_version: number;
  /** Uid of the sign-in, or of the session, that began it. */
  bound_to: string;
  /** Path of the page that it comes back to. */
  return_to: string;
  /** Of a first sign-in that waits for the person's answer. */
  identity: ColumnType<SsoIdentity | null, string | null, string | null>;
  /** The account that has been shown to be theirs. */
  proved_account: Generated<string | null>;
  /** SHA-256 of the token in the newest mail's link that shows it, base64url. */
  mail_token_hash: Generated<string | null>;
  used_at: Date | null;
  expires_at: Date;
}

/** Tables of this part, by `schema.table`. */
export interface SingleSignOnTables {
  'accounts.single_sign_on': SingleSignOnTable;
  'accounts.sso_link': SsoLinkTable;
  'accounts.sso_attempt': SsoAttemptTable;
}
