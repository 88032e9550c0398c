import type { KyselyPlugin } from 'kysely';

/** For `withPlugin` of a database: tells of each statement that selects from a table. */
export function tellingReads(table: string, onRead: () => void): KyselyPlugin {
  return {
    transformQuery: ({ node }) => {
      const { from } = node.kind === 'SelectQueryNode' ? node : {};
      if (JSON.stringify(from ?? '').includes(`"${table}"`)) onRead();
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
}
