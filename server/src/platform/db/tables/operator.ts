import type { ColumnType } from 'kysely';

/** A token of the operator's. Rows stay: the audit log names tokens by their names. */
export interface OperatorTokenTable {
  name: string;
  /** SHA-256 of the token, base64url. */
  hash: string;
  /** JSON: the scopes. */
  scopes: ColumnType<unknown, string, never>;
  created_at: Date;
  /** As the audit log names them. */
  created_by: string;
  /** The first moment at which it counts no more. */
  expires_at: Date;
  /** When it was ended before that. */
  ended_at: ColumnType<Date | null, Date | undefined, Date>;
  /** To the minute. */
  last_used_at: ColumnType<Date | null, Date | undefined, Date>;
}

export interface OperatorTables {
  'portal.operator_token': OperatorTokenTable;
}
