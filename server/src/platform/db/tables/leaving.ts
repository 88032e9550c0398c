import type { LeavingReason } from '@portal/shared/domain';
import type { ColumnType } from 'kysely';

/** Somebody who has left the service and can still come back. */
export interface LeavingTable {
  account_id: string;
  left_at: Date;
  /** The last one on which they can, `YYYY-MM-DD` in Tokyo; then what is personal is erased. */
  last_day: string;
  /** When the mail was written that says so once more. */
  reminded_at: ColumnType<Date | null, Date | null | undefined, Date>;
}

/** Why somebody left, without who it was. */
export interface LeavingReasonTable {
  /** Random: it tells no time. */
  id: string;
  /** `YYYY-MM-DD` in Tokyo. */
  left_on: string;
  /** Community 1, professional 2. */
  edition: number;
  reasons: ColumnType<readonly LeavingReason[], string, never>;
  comment: string;
}

export interface LeavingTables {
  'accounts.leaving': LeavingTable;
  'accounts.leaving_reason': LeavingReasonTable;
}
