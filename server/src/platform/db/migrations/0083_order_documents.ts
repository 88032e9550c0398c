import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  // The document's whole content, and the hash of the PDF rendered from it.
  `create table manager.order_document (
    id text primary key,
    order_id text not null references manager."order",
    team_id text not null,
    kind text not null check (kind in ('invoice', 'delivery', 'receipt', 'credit')),
    version integer not null check (version > 0),
    number text not null unique,
    dated date not null,
    paper jsonb not null,
    sha256 text,
    issued_at timestamptz not null,
    unique (order_id, kind, version)
  )`,
  `create function manager.keep_document() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' and old.sha256 is null
      and to_jsonb(new) - 'sha256' = to_jsonb(old) - 'sha256'
    then return new; end if;
    raise exception 'a document that was issued does not change';
  end $$`,
  `create trigger order_document_kept before update or delete on manager.order_document
    for each row execute function manager.keep_document()`,
  `create table manager.document_token (
    token_hash text primary key,
    document_id text not null references manager.order_document,
    user_id text not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
];

/** Invoices, delivery notes, receipts and credit notes; immutable. */
export const orderDocuments: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
