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
  /** The most that are open at a time. */
  readonly connections?: number;
  /** Whether statements are named and prepared; not through a pooler that hands connections around. */
  readonly prepares?: boolean;
  /** Hears whether the server can be used, at first too. */
  readonly events?: Pick<WatchEvents, 'onHere' | 'onAway'>;
  /** Are told on the connection that asks whether the server serves. */
  readonly announcements?: Announcements;
  /** Where one more connection leads to for that when there is a pooler in between. */
  readonly directUrl?: string;
  /** Is compared with the server's each second, and before the server is held for here. */
  readonly clock?: ServerClock | undefined;
  /** Is told how long each statement took. */
  readonly onQuery?: ((event: LogEvent) => void) | undefined;
}

export interface Postgres {
  /** `destroy()` closes everything. */
  readonly db: Kysely<Database>;
  readonly watch: Pick<DatabaseWatch, 'untilHere' | 'stop'>;
}

/** Opens connections to a PostgreSQL server, which need not be there yet. */
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
  // A pooler that is away matters to the others, and what it hands around hears nothing.
  const ear =
    directUrl === undefined
      ? undefined
      : new DatabaseWatch(() => openProbe(directUrl, listening), {
          onHere: () => undefined,
          onAway: () => undefined,
          onCut: () => undefined,
        });
  const probe = new DatabaseWatch(() => openProbe(url, ear ? undefined : listening, clock), {
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
      await Promise.all([probe.stop(), ear?.stop()]);
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
