import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/Database.ts';

const holder = new AsyncLocalStorage<true>();

/**
 * Refuses a second connection to code that holds one, for instance a statement on `db` inside a
 * transaction. The embedded database has one connection, so that code would wait for itself.
 */
export function refuseSecondConnection(db: Kysely<Database>): void {
  const executor = db.getExecutor();
  const provide = executor.provideConnection.bind(executor);
  executor.provideConnection = (consumer) =>
    holder.getStore()
      ? Promise.reject(new Error('A statement leaves the transaction that it is part of.'))
      : provide((connection) => holder.run(true, () => consumer(connection)));
}

/** Does what others do while a test holds a transaction open. */
export const asOthers = <T>(work: () => T): T => holder.exit(work);
