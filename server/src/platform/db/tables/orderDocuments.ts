import type { DocumentKind } from '@portal/shared/domain';
import type { ColumnType } from 'kysely';

/** An issued document: the database only allows adding a missing hash. */
export interface OrderDocumentTable {
  id: string;
  order_id: string;
  team_id: string;
  kind: DocumentKind;
  version: number;
  number: string;
  /** The date on the document. */
  dated: string;
  /** JSON of a `BusinessPaper`. */
  paper: ColumnType<unknown, string, never>;
  /** Hash of the PDF; null until it is rendered. */
  sha256: string | null;
  issued_at: Date;
}

/** Opens a document once for one person. */
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
