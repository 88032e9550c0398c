import type { Currency, Locale } from '@portal/shared/domain';
import type { ColumnType } from 'kysely';

export interface QuotationTable {
  id: string;
  /** Null for a visitor's quotation, which anyone with its address may use. */
  team_id: string | null;
  /** Its author; null together with the team. */
  user_id: string | null;
  /** `Q`, year, month and five digits; gapless within a month. */
  number: string;
  /** SHA-256 of the address's 32 random bytes, base64url. */
  token_hash: string;
  /** The same bytes, base64url, encrypted with the key store: the team's list shows the address. */
  token: string;
  locale: Locale;
  currency: Currency;
  /** Minor units, tax included. */
  total: number;
  /** Last day, `YYYY-MM-DD` in Tokyo. */
  valid_until: string;
  /** The document's whole content; `readStoredQuotation` reads every version. Immutable. */
  snapshot: ColumnType<unknown, string, never>;
  /** Hash of the PDF, hexadecimal, and its blob name. Null until first opened. */
  document_sha256: string | null;
  created_at: Date;
}

export interface QuotationsTables {
  'manager.quotation': QuotationTable;
}
