import { CompiledQuery, type Kysely } from 'kysely';
import type { Database } from '../Database.ts';

/** Executes pg-boss's SQL on a connection or open transaction of ours. */
export function executeSql(db: Kysely<Database>) {
  return {
    executeSql: async (text: string, values: unknown[] = []) => {
      const { rows } = await db.executeQuery(CompiledQuery.raw(text, values));
      return { rows };
    },
  };
}
