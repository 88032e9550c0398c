import type { Locale } from '@portal/shared/domain';
import type { ColumnType, Generated } from 'kysely';
import type { TeamColumns } from './TeamColumns.ts';

/** A timestamp with a default of the database. */
type CreatedAt = ColumnType<Date, Date | undefined, never>;

/** A person as accounts reported them to the manager. */
export interface UserRefTable {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  locale: string | null;
  newsletter: boolean;
  status: string;
  /** Whether they are staff of the vendor; set only by the operator. */
  staff: boolean;
  /** Version at accounts: an older message never replaces a newer row. */
  version: number;
}

export interface TeamRefTable extends TeamColumns {
  version: number;
}

export interface MemberRefTable {
  team_id: string;
  user_id: string;
  /** Owner 1, admin 2, guest 9. */
  role: number;
  joined_at: Date;
}

export interface SessionTable {
  /** SHA-256 of the cookie, base64url. */
  id_hash: string;
  user_id: string;
  team_id: string;
  created_at: Date;
  idle_until: Date;
  absolute_until: Date;
  ended_at: Date | null;
  /** Session at the OpenID provider (`sid`). */
  provider_session: string | null;
  /** Encrypted with the key store. */
  id_token: string;
  access_token: string;
  access_expires_at: Date;
  refresh_token: string | null;
  /** Lease of the process that refreshes the tokens; expires if the process dies. */
  refreshing_until: ColumnType<Date | null, Date | null | undefined>;
}

export interface KeystoreTable {
  use: string;
  kid: string;
  algorithm: string;
  public_jwk: string;
  /** Encrypted with the key store's secret. */
  private_jwk: string;
  created_at: CreatedAt;
}

export interface MailOutboxTable {
  id: string;
  /** Its subject: one of `mailKinds`. */
  kind: string;
  recipient: string;
  subject: string;
  /** Plain text. */
  body: string;
  html: string | null;
  locale: Generated<Locale>;
  created_at: CreatedAt;
  sent_at: Date | null;
}

/** A picture of an unsent mail. */
export interface MailPictureTable {
  mail_id: string;
  name: string;
  /** Base64. */
  png: string;
}

/** Append-only; a job seals rows afterwards with a hash chain. */
export interface AuditLogTable {
  seq: Generated<number>;
  at: Date;
  /** Person id, an operator's `token:<name>` or `local:<user>`, or `system`. */
  actor: string;
  team_id: string | null;
  /** Only in rows from before `audit_personal`. */
  ip: string | null;
  /** `<resource>.<verb>`, e.g. `license.release`. */
  action: string;
  object: string;
  /** JSON. */
  details: ColumnType<unknown, string, never>;
  /** Digest of the row of `audit_personal`, which may have been erased. */
  personal_digest: string | null;
  /** Set together when the row is sealed: its position in the chain, from 1, and its links. */
  chain_position: number | null;
  prev_hash: string | null;
  hash: string | null;
}

/** Personal details of an action; see `sealPersonal`. */
export interface AuditPersonalTable {
  /** Of the row of `audit_log`. */
  seq: number;
  salt: string;
  /** JSON. */
  content: ColumnType<unknown, string, never>;
}

export interface CounterTable {
  prefix: string;
  n: number;
}

export interface SettingTable {
  key: string;
  value: string;
}

/** Calls counted against a limit in the open window. */
export interface CallLimitTable {
  /** Name of the limit or route, a colon, and the caller. */
  key: string;
  calls: number;
  ends_at: Date;
}

export interface FoundationTables {
  'manager.user_ref': UserRefTable;
  'manager.team_ref': TeamRefTable;
  'manager.member_ref': MemberRefTable;
  'manager.session': SessionTable;
  'portal.keystore': KeystoreTable;
  'portal.mail_outbox': MailOutboxTable;
  'portal.mail_picture': MailPictureTable;
  'portal.audit_log': AuditLogTable;
  'portal.audit_personal': AuditPersonalTable;
  'portal.counter': CounterTable;
  'portal.setting': SettingTable;
  'portal.call_limit': CallLimitTable;
}
