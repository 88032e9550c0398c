import type { KyselyPlugin } from 'kysely';

/** For `withPlugin` of a database: refuses what adds to a table or changes it, as a full disk does. */
export function refusingWrites(table: string): KyselyPlugin {
  return {
    transformQuery: ({ node }) => {
      const written = {
        ...(node.kind === 'InsertQueryNode' && { into: node.into }),
        ...(node.kind === 'UpdateQueryNode' && { table: node.table }),
      };
      if (JSON.stringify(written).includes(`"${table}"`)) {
        throw Object.assign(new Error('could not extend file'), { code: '53100' });
      }
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
}
