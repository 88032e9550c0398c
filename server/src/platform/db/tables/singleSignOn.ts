import type { ColumnType, Generated } from 'kysely';

/** A team's OpenID provider and the state of its set-up. */
export interface SingleSignOnTable {
  team_id: string;
  issuer: string;
  client_id: string;
  /** Sealed by the key store. */
  client_secret: string;
  /** Mail domain, lower case, ASCII form; exclusive to a team only once proved. */
  domain: string;
  /** Expected value of the domain's TXT record. */
  record_token: string;
  proved_at: Date | null;
  proved_by: 'dns' | 'mail' | null;
  /** Since when the proving record has been missing. */
  lost_at: Date | null;
  /** SHA-256 of the latest mailed link's token, base64url; kept after use, cleared by a change. */
  mail_token_hash: string | null;
  mail_to: string | null;
  mail_expires_at: Date | null;
  tested_at: Date | null;
  /** Since when people sign in with it. */
  enabled_at: Date | null;
  /** Version of provider and domain. */
  version: number;
  created_at: Date;
  updated_at: Date;
}

/** A team member's identity at the provider: the issuer's subject, never the mail address alone. */
export interface SsoLinkTable {
  team_id: string;
  account_id: string;
  issuer: string;
  subject: string;
  created_at: Date;
}

/** Validated claims of a provider about a person. */
export interface SsoIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly lastName: string;
  readonly firstName: string;
}

/** A pending authorization request: a sign-in, a test or a proof. */
export interface SsoAttemptTable {
  /** SHA-256 of the state, base64url. */
  state_hash: string;
  kind: 'sign_in' | 'test' | 'prove';
  team_id: string;
  setup_version: number;
  /** Uid of the sign-in or session that began it. */
  bound_to: string;
  /** Path of the page to return to. */
  return_to: string;
  /** First sign-in that waits for the person's answer. */
  identity: ColumnType<SsoIdentity | null, string | null, string | null>;
  /** The account proved to be theirs. */
  proved_account: Generated<string | null>;
  /** SHA-256 of the token in the latest proof mail's link, base64url. */
  mail_token_hash: Generated<string | null>;
  used_at: Date | null;
  expires_at: Date;
}

/** Tables of single sign-on, by `schema.table`. */
export interface SingleSignOnTables {
  'accounts.single_sign_on': SingleSignOnTable;
  'accounts.sso_link': SsoLinkTable;
  'accounts.sso_attempt': SsoAttemptTable;
}
