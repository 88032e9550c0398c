import type { KyselyPlugin } from 'kysely';

/** Kysely plugin that rejects inserts and updates of a table, like a full disk. */
export function rejectWrites(table: string): KyselyPlugin {
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

/** Kysely plugin that reports each select from a table. */
export function reportReads(table: string, onRead: () => void): KyselyPlugin {
  return {
    transformQuery: ({ node }) => {
      const { from } = node.kind === 'SelectQueryNode' ? node : {};
      if (JSON.stringify(from ?? '').includes(`"${table}"`)) onRead();
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
}
