import type { Currency, Locale } from '@portal/shared/domain';
import type { ColumnType } from 'kysely';

export interface QuotationTable {
  id: string;
  /** Null for a visitor's, which belongs to whoever has its address. */
  team_id: string | null;
  /** Who asked for it; null together with the team. */
  user_id: string | null;
  /** `Q`, year, month and five digits; without gaps in a month. */
  number: string;
  /** SHA-256 of the address's 32 random bytes, base64url. */
  token_hash: string;
  /** Those bytes, base64url, encrypted with the key store: the team's list shows the address. */
  token: string;
  locale: Locale;
  currency: Currency;
  /** Minor units, tax included. */
  total: number;
  /** Last day, `YYYY-MM-DD` in Tokyo. */
  valid_until: string;
  /** Everything the document says; `readStoredQuotation` reads every version. Never changes. */
  snapshot: ColumnType<unknown, string, never>;
  /** Of the document, hexadecimal; names it in the store. Null until somebody opened it. */
  document_sha256: string | null;
  created_at: Date;
}

export interface QuotationsTables {
  'manager.quotation': QuotationTable;
}
