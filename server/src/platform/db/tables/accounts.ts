import type { SurveyAnswers } from '@portal/shared/contracts';
import type { ColumnType, Generated } from 'kysely';
import type { AdapterPayload } from 'oidc-provider';
import type { TeamColumns } from './TeamColumns.ts';

/** JSON in the database: read as it is, written as text. */
type JsonOf<Value> = ColumnType<Value, string, string>;

export interface AccountTable {
  id: string;
  /** As typed, without spaces around it; unique without regard to case. */
  email: string;
  /** argon2id, in PHC format. */
  pw_hash: string;
  /** Only `active` accounts sign in. */
  status: string;
  /** Language of mails and of a browser without a choice of its own. */
  locale: string;
  first_name: string;
  last_name: string;
  newsletter: boolean;
  /** When the person last chose to get it or not; null: never. */
  newsletter_at: Generated<Date | null>;
  /** Name of the person's picture in the blob store; null: none. */
  avatar: Generated<string | null>;
  /** Last sign-in with a password; the database's default is null. */
  last_sign_in_at: Generated<Date | null>;
  /** Versions of the terms and the privacy policy that were accepted at `terms_at`. */
  terms_version: Generated<string | null>;
  privacy_version: Generated<string | null>;
  terms_at: Generated<Date | null>;
  /** The team that made the account before its person came; null: the person made it. */
  provisioned_by: Generated<string | null>;
  version: number;
  created_at: Date;
  updated_at: Date;
}

export interface TeamTable extends TeamColumns {
  /** For whom the team was registered. */
  kind: Generated<'company' | 'person'>;
  /** Grows with each change of the team itself; a form sends back the one it was filled from. */
  version: number;
  /** Grows with each change of the team or of anybody in it; numbers what the manager is told. */
  snapshot: number;
  created_at: Date;
  updated_at: Date;
}

export interface MembershipTable {
  team_id: string;
  account_id: string;
  /** Owner 1, admin 2, guest 9. One owner for each team. */
  role: number;
  joined_at: Date;
}

/** Everything the OpenID provider keeps: sessions, interactions, grants, codes, refresh tokens. */
export interface OidcPayloadTable {
  model: string;
  id: string;
  /** JSON of the provider. */
  payload: ColumnType<AdapterPayload, string, string>;
  grant_id: string | null;
  uid: string | null;
  user_code: string | null;
  expires_at: Date | null;
  consumed_at: Date | null;
}

/** A registration that waits for its mail to be answered. */
export interface RegistrationTable {
  id: string;
  /** SHA-256 of the link's token, base64url; `null` when the address already had an account. */
  token_hash: string | null;
  email: string;
  first_name: string;
  last_name: string;
  /** Emptied when the link has been used. */
  pw_hash: string;
  team_name: string;
  locale: string;
  country_code: string;
  ip: string;
  /** When the terms were accepted. */
  terms_at: Date;
  /** The versions that the page showed; `null` when it named none. */
  terms_version: string | null;
  privacy_version: string | null;
  /** Community 1, professional 2. */
  edition: number;
  kind: 'company' | 'person';
  post_code: string;
  prefecture: string;
  address: string;
  tel: string;
  /** A visitor's estimate as the query of an address; empty without one. */
  estimate: string;
  /** The answers of the survey that are there already. */
  survey: JsonOf<SurveyAnswers>;
  /** When the link was opened first, which proves the address. */
  confirmed_at: Date | null;
  expires_at: Date;
  used_at: Date | null;
  created_at: Date;
}

/** An invitation into a team; it is removed when it is revoked, or has long expired. */
export interface InvitationTable {
  id: string;
  team_id: string;
  email: string;
  /** Empty when whoever invited did not say. */
  last_name: string;
  first_name: string;
  /** Admin 2, guest 9. */
  role: number;
  /** Language of its mail. */
  locale: string;
  /** SHA-256 of the token in the newest mail's link, base64url. */
  token_hash: string;
  /** Id of the account. */
  invited_by: string;
  created_at: Date;
  /** When the newest mail was written. */
  sent_at: Date;
  expires_at: Date;
  accepted_at: Date | null;
}

/** What somebody answered when they registered. */
export interface SurveyAnswerTable {
  account_id: string;
  answers: JsonOf<SurveyAnswers>;
  answered_at: Date;
}

/** Failed sign-ins by account and network, by `browser:` that is known, by `ip:` network, by `account:`. */
export interface LockOutTable {
  key: string;
  failures: number;
  last_failure_at: Date;
}

/** Tables of this part, by `schema.table`. */
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
