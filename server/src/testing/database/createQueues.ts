import type { Kysely } from 'kysely';
import { pino } from 'pino';
import { readConfig } from '../../config.ts';
import type { Database } from '../../db/Database.ts';
import type { Deps } from '../../deps.ts';
import { PgBossQueue } from '../../jobs/PgBossQueue.ts';
import { registerWorkers } from '../../registerWorkers.ts';

/** Makes the tables of all queues, which every test server would otherwise spend its start on. */
export async function createQueues(db: Kysely<Database>): Promise<void> {
  const queue = new PgBossQueue(db, pino({ level: 'silent' }), { background: false });
  // Registering only keeps the rest for the day on which a job is carried out.
  const config = readConfig({ NODE_ENV: 'test', DEMO: '0' });
  registerWorkers({ queue, config } as unknown as Deps);
  await queue.start({ workers: false });
  await queue.stop();
}
