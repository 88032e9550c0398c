import type { SurveyAnswers } from '@portal/shared/contracts';
import type { ColumnType, Generated } from 'kysely';
import type { AdapterPayload } from 'oidc-provider';
import type { TeamColumns } from './TeamColumns.ts';

/** A JSON column: read as a value, written as text. */
type JsonOf<Value> = ColumnType<Value, string, string>;

export interface AccountTable {
  id: string;
  /** As entered, trimmed; unique case-insensitively. */
  email: string;
  /** argon2id, in PHC format. */
  pw_hash: string;
  /** Only `active` accounts can sign in. */
  status: string;
  /** Language of mails, and of browsers without a stored choice. */
  locale: string;
  first_name: string;
  last_name: string;
  newsletter: boolean;
  /** When the person last subscribed or unsubscribed; null: never. */
  newsletter_at: Generated<Date | null>;
  /** Blob name of the profile picture; null: none. */
  avatar: Generated<string | null>;
  /** Last sign-in with a password; the database's default is null. */
  last_sign_in_at: Generated<Date | null>;
  /** Versions of terms and privacy policy accepted at `terms_at`. */
  terms_version: Generated<string | null>;
  privacy_version: Generated<string | null>;
  terms_at: Generated<Date | null>;
  /** The team that provisioned the account; null: the person registered. */
  provisioned_by: Generated<string | null>;
  version: number;
  created_at: Date;
  updated_at: Date;
}

export interface TeamTable extends TeamColumns {
  /** The user segment for which the team was registered. */
  kind: Generated<'company' | 'person'>;
  /** Version of the team itself; a form sends back the version it was filled from. */
  version: number;
  /** Version of the team and its members; orders the snapshots for the manager. */
  snapshot: number;
  created_at: Date;
  updated_at: Date;
}

export interface MembershipTable {
  team_id: string;
  account_id: string;
  /** Owner 1, admin 2, guest 9. Each team has one owner. */
  role: number;
  joined_at: Date;
}

/** Everything the OpenID provider stores: sessions, interactions, grants, codes, refresh tokens. */
export interface OidcPayloadTable {
  model: string;
  id: string;
  /** The provider's JSON. */
  payload: ColumnType<AdapterPayload, string, string>;
  grant_id: string | null;
  uid: string | null;
  user_code: string | null;
  expires_at: Date | null;
  consumed_at: Date | null;
}

/** A registration waiting for its mail to be confirmed. */
export interface RegistrationTable {
  id: string;
  /** SHA-256 of the link's token, base64url; `null` when the address already had an account. */
  token_hash: string | null;
  email: string;
  first_name: string;
  last_name: string;
  /** Cleared when the link has been used. */
  pw_hash: string;
  team_name: string;
  locale: string;
  country_code: string;
  ip: string;
  /** When the terms were accepted. */
  terms_at: Date;
  /** The versions shown on the page; `null` when it named none. */
  terms_version: string | null;
  privacy_version: string | null;
  /** Community 1, professional 2. */
  edition: number;
  kind: 'company' | 'person';
  post_code: string;
  prefecture: string;
  address: string;
  tel: string;
  /** A visitor's estimate as a query string; empty without one. */
  estimate: string;
  /** Survey answers so far. */
  survey: JsonOf<SurveyAnswers>;
  /** SHA-256 of the id of the browser that registered, base64url; `null` without one. */
  browser_hash: string | null;
  /** Until when this browser may sign in once without the password; set when it confirms. */
  sign_in_until: Date | null;
  /** When the link was first opened, which proves the address. */
  confirmed_at: Date | null;
  expires_at: Date;
  used_at: Date | null;
  created_at: Date;
}

/** An invitation to a team; deleted when revoked or long expired. */
export interface InvitationTable {
  id: string;
  team_id: string;
  email: string;
  /** Empty when the inviter did not provide it. */
  last_name: string;
  first_name: string;
  /** Admin 2, guest 9. */
  role: number;
  /** Language of the mail. */
  locale: string;
  /** SHA-256 of the token in the latest mail's link, base64url. */
  token_hash: string;
  /** Id of the account. */
  invited_by: string;
  created_at: Date;
  /** When the latest mail was written. */
  sent_at: Date;
  expires_at: Date;
  accepted_at: Date | null;
}

/** A person's survey answers at registration. */
export interface SurveyAnswerTable {
  account_id: string;
  answers: JsonOf<SurveyAnswers>;
  answered_at: Date;
}

/**
 * Failed sign-ins by account and network, known browser (`browser:`), network (`ip:`) and account
 * (`account:`).
 */
export interface LockOutTable {
  key: string;
  failures: number;
  last_failure_at: Date;
}

/** Tables of accounts, by `schema.table`. */
export interface AccountsTables {
  'accounts.account': AccountTable;
  'accounts.team': TeamTable;
  'accounts.membership': MembershipTable;
  'accounts.oidc_payload': OidcPayloadTable;
  'accounts.registration': RegistrationTable;
  'accounts.invitation': InvitationTable;
  'accounts.survey_answer': SurveyAnswerTable;
  'accounts.lock_out': LockOutTable;
}
