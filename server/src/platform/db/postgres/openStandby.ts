import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Database } from '../Database.ts';
import { DatabaseAwayError } from '../../errors.ts';
import type { Reading } from '../Reading.ts';
import { Lag } from './Lag.ts';
import { openPool } from './openPool.ts';
import { PreparingPool } from './PreparingPool.ts';
import { SteadyPool } from './SteadyPool.ts';

const askEveryMs = 1_000;
const silenceMs = 3_000;
/** How long a response waits for the standby to catch up, which usually takes milliseconds. */
const catchUpMs = 500;
const lookAgainMs = 10;

interface StandbyOptions {
  /** Its primary. */
  readonly primary: Kysely<Database>;
  /** Pool size. */
  readonly connections: number;
  /** Largest accepted lag in milliseconds. */
  readonly mostLagMs: number;
  /** Logs when reading from it starts and stops. */
  readonly onUse: (isUsed: boolean, why?: unknown) => void;
}

/**
 * A standby for reading, which may be unavailable. It is compared with the primary each second and
 * not used while it is unavailable, lags too far or was promoted.
 */
export function openStandby(
  url: string,
  { primary, connections, mostLagMs, onUse }: StandbyOptions,
): Reading & { readonly close: () => Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const lag = new Lag();
  /** Milliseconds; `undefined` while it is unusable. */
  let behindMs: number | undefined;
  let isUsed: boolean | undefined;
  let isAsking = false;
  const found = (now: number | undefined, why?: unknown) => {
    behindMs = now;
    const uses = now !== undefined && now <= mostLagMs;
    if (uses !== isUsed) onUse(uses, why);
    isUsed = uses;
  };
  const watch = {
    suspect: (error: unknown) => {
      found(undefined, error);
    },
    untilHere: () =>
      isUsed === true || isAsking
        ? Promise.resolve()
        : Promise.reject(new DatabaseAwayError(new Error('the standby is not read from'))),
    stop: () => Promise.resolve(),
  };
  const pool = new SteadyPool(() => openPool(url, connections), watch);
  const standby = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: new PreparingPool(pool, false) }),
  });
  const ask = async () => {
    const at = performance.now();
    const { bytes } = await positionOf(primary);
    isAsking = true;
    try {
      const answer = await Promise.race([
        positionOf(standby),
        wait(silenceMs, undefined, { signal }),
      ]);
      if (!answer) {
        pool.giveUp();
        throw new Error(`the standby has said nothing for ${silenceMs / 1_000} s`);
      }
      if (!answer.isStandby) throw new Error('the server of DATABASE_READ_URL is no standby');
      found(lag.note({ bytes, at }, answer.bytes));
    } finally {
      isAsking = false;
    }
  };
  const hasReplayed = async (bytes: number, until: number) => {
    do {
      const replayed = await positionOf(standby);
      if (!replayed.isStandby) return false;
      if (replayed.bytes >= bytes) return true;
      await wait(lookAgainMs, undefined, { signal });
    } while (performance.now() < until);
    return false;
  };
  const caughtUp = async () => {
    if (isUsed !== true) return undefined;
    // Commits before this call are written: PostgreSQL only confirms them then.
    const { bytes } = await positionOf(primary);
    const isSo = await Promise.race([
      hasReplayed(bytes, performance.now() + catchUpMs).catch(() => false),
      // The standby may not answer at all.
      wait(2 * catchUpMs, false, { signal }).catch(() => false),
    ]);
    return isSo ? standby : undefined;
  };
  const asked = (async () => {
    while (!signal.aborted) {
      await ask().catch((error: unknown) => {
        found(undefined, error);
      });
      await wait(askEveryMs, undefined, { signal }).catch(() => undefined);
    }
  })();

  return {
    db: () => (isUsed === true ? standby : primary),
    caughtUp,
    lagSeconds: () =>
      behindMs === undefined || behindMs === Infinity ? null : Math.round(behindMs / 1_000),
    close: async () => {
      stopping.abort();
      await asked;
      await standby.destroy();
    },
  };
}

/**
 * @returns the WAL position in bytes, written or (on a standby) replayed, and whether it is a
 *   standby
 */
async function positionOf(db: Kysely<Database>) {
  const { rows } = await sql<{ bytes: number | null; isStandby: boolean }>`
    select pg_is_in_recovery() as "isStandby", pg_wal_lsn_diff(
      case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end,
      '0/0')::float8 as bytes
  `.execute(db);
  const { bytes = null, isStandby = false } = rows[0] ?? {};
  return { bytes: bytes ?? 0, isStandby };
}
