import { Readable } from 'node:stream';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Database } from '../../db/Database.ts';
import { oneConnection } from '../../db/postgres/openPool.ts';
import type { DatabaseSource } from './DatabaseSource.ts';
import { endOf, findTool, startTool } from './postgresTools.ts';

/**
 * Copies a PostgreSQL database with `pg_dump`, from a snapshot that also answers the queries.
 * Blocks no other transaction.
 *
 * @param url of the server itself, not of a pooler
 */
export function postgresSource(url: string): DatabaseSource {
  return {
    copy: async (take, ask) => {
      const db = new Kysely<Database>({
        dialect: new PostgresDialect({ pool: oneConnection(url) }),
      });
      try {
        return await db
          .transaction()
          .setIsolationLevel('repeatable read')
          .setAccessMode('read only')
          .execute(async (trx) => {
            const { rows } = await sql<Snapshot>`
              select pg_export_snapshot() as snapshot, clock_timestamp() as at,
                current_setting('server_version') as version`.execute(trx);
            const [{ snapshot, at, version } = missing()] = rows;
            const answer = await ask(trx);
            const program = await findTool('pg_dump', Number.parseInt(version, 10));
            const child = startTool(program, [...dumping, `--snapshot=${snapshot}`], url);
            const ended = endOf(child, 'pg_dump');
            ended.catch(() => undefined);
            const copy = async function* () {
              yield* child.stdout;
              // A failed dump must not look complete.
              await ended;
            };
            try {
              await take(Readable.from(copy(), { objectMode: false }));
            } finally {
              child.kill();
            }
            return { kind: 'postgres' as const, version, at, answer };
          });
      } finally {
        await db.destroy();
      }
    },
  };
}

interface Snapshot {
  readonly snapshot: string;
  readonly at: Date;
  readonly version: string;
}

const dumping = ['--format=custom', '--no-owner', '--no-privileges'];

function missing(): never {
  throw new Error('the database gave no snapshot');
}
