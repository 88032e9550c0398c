import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/Database.ts';

const holder = new AsyncLocalStorage<true>();

/**
 * Rejects a second connection for code that holds one, such as a statement on `db` within a
 * transaction. The embedded database has one connection, so such code would deadlock.
 */
export function refuseSecondConnection(db: Kysely<Database>): void {
  const executor = db.getExecutor();
  const provide = executor.provideConnection.bind(executor);
  executor.provideConnection = (consumer) =>
    holder.getStore()
      ? Promise.reject(new Error('a statement bypasses its transaction; use trx'))
      : provide((connection) => holder.run(true, () => consumer(connection)));
}

/** Runs work as another caller while a test holds a transaction open. */
export const asOtherCaller = <T>(work: () => T): T => holder.exit(work);
