import type { ColumnType } from 'kysely';

/** An operator token. Rows are kept because the audit log refers to them by name. */
export interface OperatorTokenTable {
  name: string;
  /** SHA-256 of the token, base64url. */
  hash: string;
  /** JSON: the scopes. */
  scopes: ColumnType<unknown, string, never>;
  created_at: Date;
  /** As in the audit log. */
  created_by: string;
  /** When it expires. */
  expires_at: Date;
  /** When it was revoked. */
  ended_at: ColumnType<Date | null, Date | undefined, Date>;
  /** Last use, to the minute. */
  last_used_at: ColumnType<Date | null, Date | undefined, Date>;
}

export interface OperatorTables {
  'portal.operator_token': OperatorTokenTable;
}
