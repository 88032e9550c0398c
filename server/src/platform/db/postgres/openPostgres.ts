import { Kysely, PostgresDialect, type LogEvent } from 'kysely';
import { announcementChannel, type Announcements } from '../Announcements.ts';
import type { Database } from '../Database.ts';
import { DatabaseWatch, type WatchEvents } from './DatabaseWatch.ts';
import { openPool } from './openPool.ts';
import { openProbe } from './openProbe.ts';
import { PreparingPool } from './PreparingPool.ts';
import type { ServerClock } from './ServerClock.ts';
import { SteadyPool } from './SteadyPool.ts';

interface PostgresOptions {
  /** Pool size. */
  readonly connections?: number;
  /** Whether to prepare statements; not through a pooler that shares connections. */
  readonly prepares?: boolean;
  /** Receives changes of availability, including the first state. */
  readonly events?: Pick<WatchEvents, 'onHere' | 'onAway'>;
  /** Receive notifications on the watch's connection. */
  readonly announcements?: Announcements;
  /** Bypasses a pooler with another connection for listening. */
  readonly directUrl?: string;
  /** Synchronised with the server each second, first before the server counts as available. */
  readonly clock?: ServerClock | undefined;
  /** Receives the duration of each statement. */
  readonly onQuery?: ((event: LogEvent) => void) | undefined;
}

export interface Postgres {
  /** `destroy()` closes all connections. */
  readonly db: Kysely<Database>;
  readonly watch: Pick<DatabaseWatch, 'untilHere' | 'stop'>;
}

/** Opens a pool on a PostgreSQL server, which need not be available yet. */
export function openPostgres(
  url: string,
  {
    connections = 10,
    prepares = true,
    events,
    announcements,
    directUrl,
    clock,
    onQuery,
  }: PostgresOptions = {},
): Postgres {
  const listening = announcements && {
    channel: announcementChannel,
    heard: (word?: string) => {
      announcements.tell(word);
    },
  };
  // The watch uses the pooler, whose availability matters; LISTEN needs a connection that bypasses
  // it.
  const listener =
    directUrl === undefined
      ? undefined
      : new DatabaseWatch(() => openProbe(directUrl, listening), {
          onHere: () => undefined,
          onAway: () => undefined,
          onCut: () => undefined,
        });
  const probe = new DatabaseWatch(() => openProbe(url, listener ? undefined : listening, clock), {
    onHere: () => events?.onHere(),
    onAway: (error) => events?.onAway(error),
    onCut: () => {
      pool.giveUp();
    },
  });
  const watch = {
    suspect: (error: unknown) => {
      probe.suspect(error);
    },
    untilHere: (patienceMs: number, since?: number) => probe.untilHere(patienceMs, since),
    stop: async () => {
      await Promise.all([probe.stop(), listener?.stop()]);
    },
  };
  const pool = new SteadyPool(() => openPool(url, connections), watch);
  return {
    watch,
    db: new Kysely<Database>({
      dialect: new PostgresDialect({ pool: new PreparingPool(pool, prepares) }),
      ...(onQuery ? { log: onQuery } : {}),
    }),
  };
}
