import type { PGlite } from '@electric-sql/pglite';
import type { EmbeddedDatabase } from '../../platform/db/connection/PGliteDialect.ts';
import { discarded } from './discarded.ts';
import { openEmbedded } from './openEmbedded.ts';
import { Pristine } from './Pristine.ts';

let pristine: Promise<Pristine> | undefined;
/** Unused databases in their original state. */
const idle: PGlite[] = [];

/**
 * PostgreSQL flushes statistics ten seconds after the last statement, by a timer that would keep
 * the process alive. Flush now, and replace the timer by a short one.
 */
const withoutTimer =
  "begin; set local statement_timeout = '1ms'; select pg_stat_force_next_flush(); commit";

/**
 * Lends an embedded database in the image's state; closing returns it. Opening one, and its first
 * statements, take longer than most test files use it, so later test files reuse it.
 */
export async function lendEmbedded(
  image: string,
): Promise<EmbeddedDatabase & Pick<PGlite, 'listen'>> {
  const pglite = idle.pop() ?? (await openEmbedded(image));
  const run = (statement: string, parameters?: string[]) => pglite.query(statement, parameters);
  pristine ??= Pristine.of(run);
  const before = await pristine;
  const unlisteners: (() => Promise<void>)[] = [];
  return {
    listen: async (...args) => {
      const stop = await pglite.listen(...args);
      unlisteners.push(stop);
      return stop;
    },
    waitReady: pglite.waitReady,
    exec: (...args) => pglite.exec(...args),
    query: (...args) => pglite.query(...args),
    close: async () => {
      await pglite.exec('rollback');
      for (const stop of unlisteners) await stop();
      await pglite.exec(discarded);
      if (!(await before.restore(run))) {
        await pglite.close();
        return;
      }
      await pglite.exec(withoutTimer);
      idle.push(pglite);
    },
  };
}
