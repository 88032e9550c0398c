import { sql, type QueryExecutorProvider } from 'kysely';

/** A column with a fixed set of values. */
export interface ValueList {
  /** In the schema `manager`. */
  readonly table: string;
  readonly column: string;
  readonly values: readonly (string | number)[];
}

/** PostgreSQL's default name of a column's check constraint. */
export function checkName({ table, column }: Pick<ValueList, 'table' | 'column'>): string {
  return `${table}_${column}_check`;
}

/**
 * Replaces the check constraints of columns, for migrations. Fails if a row has another value.
 *
 * @param lists literals, because a migration never changes once it has run; a test compares them
 *   with the domain's lists
 */
export async function checkValues(
  db: QueryExecutorProvider,
  lists: readonly ValueList[],
): Promise<void> {
  for (const list of lists) {
    const { table, column, values } = list;
    const name = sql.id(checkName(list));
    const allowed = sql.join(values.map((value) => sql.lit(value)));
    await sql`
      alter table ${sql.table(`manager.${table}`)}
        drop constraint if exists ${name},
        add constraint ${name} check (${sql.ref(column)} in (${allowed}))`.execute(db);
  }
}
