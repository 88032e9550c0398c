import { sql, type QueryExecutorProvider } from 'kysely';

/** A column that takes certain values only. */
export interface ValueList {
  /** In the schema `manager`. */
  readonly table: string;
  readonly column: string;
  readonly values: readonly (string | number)[];
}

/** Name of a column's check, as PostgreSQL names one that stands in the column's definition. */
export function checkName({ table, column }: Pick<ValueList, 'table' | 'column'>): string {
  return `${table}_${column}_check`;
}

/**
 * Makes the checks of columns anew; for migrations. A table with other values ends it.
 *
 * @param lists written out in the migration, since a migration that has run does not change; that
 *   they are the domain's lists is what the test beside this file proves
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
