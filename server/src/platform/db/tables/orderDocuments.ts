import type { DocumentKind } from '@portal/shared/domain';
import type { ColumnType } from 'kysely';

/** A document that was issued: the database lets only a missing hash be added. */
export interface OrderDocumentTable {
  id: string;
  order_id: string;
  team_id: string;
  kind: DocumentKind;
  version: number;
  number: string;
  /** The day that it bears. */
  dated: string;
  /** JSON of a `BusinessPaper`. */
  paper: ColumnType<unknown, string, never>;
  /** Of the file; null until it is drawn. */
  sha256: string | null;
  issued_at: Date;
}

/** Opens a document once, for one person. */
export interface DocumentTokenTable {
  /** SHA-256, base64url. */
  token_hash: string;
  document_id: string;
  user_id: string;
  expires_at: Date;
  used_at: Date | null;
}

export interface OrderDocumentsTables {
  'manager.order_document': OrderDocumentTable;
  'manager.document_token': DocumentTokenTable;
}
