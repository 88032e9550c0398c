/** Executes a statement; all in one session. */
export type Run = (statement: string, parameters?: string[]) => Promise<{ rows: unknown[] }>;

/** Digest of a database's structure, without its content. */
const structure = `select md5(string_agg(part, ' ' order by part)) as text from (
    select concat_ws(' ', oid, relname, relnamespace, relowner, relacl) as part from pg_class
      where oid >= 16384
    union all select concat_ws(' ', attrelid, attname, atttypid, attnotnull, attacl, attisdropped)
      from pg_attribute where attrelid >= 16384 and attnum > 0
    union all select concat_ws(' ', oid, conname) from pg_constraint where oid >= 16384
    union all select concat_ws(' ', oid, tgname, tgenabled) from pg_trigger where oid >= 16384
    union all select concat_ws(' ', oid, proname, md5(prosrc)) from pg_proc where oid >= 16384
  ) as parts`;

/** Tables whose files have more bytes; an empty file is certainly an empty table. */
const tablesAbove = (bytes: number) => `select format('%I.%I', nspname, relname) as text
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind = 'r' and pg_class.oid >= 16384
    and pg_relation_size(pg_class.oid) > ${bytes}`;

/** Truncating makes new files for a table and its indexes, which takes longer than a few rows. */
const mostDeletedBytes = 64 * 1024;

const sequences = `select coalesce(json_object_agg(format('%I.%I', schemaname, sequencename),
  last_value order by schemaname, sequencename), '{}')::text as text from pg_sequences`;

const contentOf = (table: string) =>
  `select coalesce(json_agg(row order by row::text), '[]')::text as text from ${table} as row`;

/** Snapshot of a new database, to restore it. */
export class Pristine {
  private constructor(
    private readonly structure: string,
    private readonly sequences: string,
    /** Rows of non-empty tables, as JSON. */
    private readonly contents: ReadonlyMap<string, string>,
  ) {}

  /** Takes a snapshot of an unused database. */
  static async of(run: Run): Promise<Pristine> {
    const contents = new Map<string, string>();
    for (const table of await textsOf(run, tablesAbove(0))) {
      contents.set(table, await textOf(run, contentOf(table)));
    }
    return new Pristine(await textOf(run, structure), await textOf(run, sequences), contents);
  }

  /**
   * Restores the rows and sequences of a used database.
   * @returns false when its structure was changed, so that it must be discarded
   */
  async restore(run: Run): Promise<boolean> {
    if ((await textOf(run, structure)) !== this.structure) return false;
    // Without triggers, which enforce foreign keys and an append-only audit log.
    await run('set session_replication_role = replica');
    const isUsed = (table: string) => !this.contents.has(table);
    const large = (await textsOf(run, tablesAbove(mostDeletedBytes))).filter(isUsed);
    if (large.length > 0) await run(`truncate ${large.join(', ')} cascade`);
    const used = (await textsOf(run, tablesAbove(0))).filter(isUsed);
    const deletes = used.map((table) => `delete from ${table};`).join(' ');
    if (used.length > 0) await run(`do $$ begin ${deletes} end $$`);
    for (const [table, content] of this.contents) await restoreRows(run, table, content);
    if ((await textOf(run, sequences)) !== this.sequences) await this.#restoreSequences(run);
    await run('reset session_replication_role');
    return true;
  }

  async #restoreSequences(run: Run): Promise<void> {
    await run(
      `select setval(name::regclass, coalesce(was.value::bigint, start_value), was.value is not null)
        from json_each_text($1) as was (name, value)
        join pg_sequences on format('%I.%I', schemaname, sequencename) = name`,
      [this.sequences],
    );
  }
}

async function restoreRows(run: Run, table: string, content: string): Promise<void> {
  if ((await textOf(run, contentOf(table))) === content) return;
  await run(`delete from ${table}`);
  await run(
    `insert into ${table} overriding system value
      select * from json_populate_recordset(null::${table}, $1)`,
    [content],
  );
}

async function textsOf(run: Run, query: string): Promise<string[]> {
  const { rows } = await run(query);
  return rows.map((row) =>
    typeof row === 'object' && row !== null && 'text' in row ? String(row.text) : '',
  );
}

async function textOf(run: Run, query: string): Promise<string> {
  return (await textsOf(run, query))[0] ?? '';
}
