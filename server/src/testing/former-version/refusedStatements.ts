import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/db/Database.ts';

/** A statement that the database refuses, with the reason. */
export interface Refused {
  readonly statement: string;
  readonly reason: string;
}

/**
 * The statements that a database would refuse, without executing them: those with a missing table,
 * column or function, and inserts that omit a required column.
 */
export async function refusedStatements(
  db: Kysely<Database>,
  statements: readonly string[],
): Promise<readonly Refused[]> {
  return db.connection().execute(async (session) => {
    const required = await requiredColumns(session);
    const refused: Refused[] = [];
    for (const statement of statements) {
      const reason = missingOf(statement, required) ?? (await reasonOf(session, statement));
      if (reason !== undefined) refused.push({ statement, reason });
    }
    return refused;
  });
}

/** The database's error when it plans a statement. */
async function reasonOf(session: Kysely<Database>, statement: string): Promise<string | undefined> {
  try {
    await sql.raw(`prepare former as ${statement}`).execute(session);
    await sql`deallocate former`.execute(session);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Required columns of each table. */
async function requiredColumns(
  session: Kysely<Database>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ readonly name: string; readonly columns: readonly string[] }>`
    select nspname || '.' || relname as name, json_agg(attname) as columns
    from pg_attribute
    join pg_class on pg_class.oid = attrelid
    join pg_namespace on pg_namespace.oid = relnamespace
    where relkind in ('r', 'p') and nspname !~ '^pg_' and nspname <> 'information_schema'
      and attnum > 0 and not attisdropped
      and attnotnull and not atthasdef and attidentity = ''
    group by 1`.execute(session);
  return new Map(rows.map(({ name, columns }) => [name, columns]));
}

const inserting = /insert into ("?\w+"?\."?\w+"?)(?: as "?\w+"?)? ?\(([^()]*)\)/gi;
const plain = (name: string) => name.replaceAll('"', '').trim();

/** A required column that an insert omits; planning does not detect it. */
function missingOf(
  statement: string,
  required: ReadonlyMap<string, readonly string[]>,
): string | undefined {
  for (const [, table = '', list = ''] of statement.matchAll(inserting)) {
    const given = new Set(list.split(',').map(plain));
    const missing = (required.get(plain(table)) ?? []).filter((name) => !given.has(name));
    if (missing.length > 0) return `${plain(table)} wants ${missing.join(', ')}`;
  }
  return undefined;
}
