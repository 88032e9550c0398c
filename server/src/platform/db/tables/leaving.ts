import type { LeavingReason } from '@portal/shared/domain';
import type { ColumnType } from 'kysely';

/** A person who has left the service and can still return. */
export interface LeavingTable {
  account_id: string;
  left_at: Date;
  /** The last day to return, `YYYY-MM-DD` in Tokyo; then personal data is erased. */
  last_day: string;
  /** When the reminder of that day was written. */
  reminded_at: ColumnType<Date | null, Date | null | undefined, Date>;
}

/** Why a person left, anonymously. */
export interface LeavingReasonTable {
  /** Random, so that it reveals no time. */
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
