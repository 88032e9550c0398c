import type { KyselyPlugin } from 'kysely';

/** For `withPlugin` of a database: refuses statements that insert into a table, as a full disk does. */
export function refusingWrites(table: string): KyselyPlugin {
  return {
    transformQuery: ({ node }) => {
      const { into } = node.kind === 'InsertQueryNode' ? node : {};
      if (JSON.stringify(into ?? '').includes(`"${table}"`)) {
        throw Object.assign(new Error('could not extend file'), { code: '53100' });
      }
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
}
