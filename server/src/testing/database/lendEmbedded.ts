import type { PGlite } from '@electric-sql/pglite';
import type { EmbeddedDatabase } from '../../platform/db/connection/PGliteDialect.ts';
import { openEmbedded } from './openEmbedded.ts';
import { Pristine } from './Pristine.ts';

let pristine: Promise<Pristine> | undefined;
/** Databases that nobody uses, put back to what they were. */
const idle: PGlite[] = [];

/**
 * PostgreSQL tells its statistics ten seconds after the last statement, by a timer that would keep the
 * process from its end. They are told now, and a shorter timer takes the place of that one.
 */
const withoutTimer =
  "begin; set local statement_timeout = '1ms'; select pg_stat_force_next_flush(); commit";

/** What `discard all` does, without what was prepared. */
const discarded =
  'close all; reset all; unlisten *; select pg_advisory_unlock_all(); discard temp; discard sequences';

/**
 * An embedded database as the image made it; closing it gives it back. Opening one takes longer
 * than most test files need it, its first statements too: so those after it get the same, emptied.
 */
export async function lendEmbedded(
  image: string,
): Promise<EmbeddedDatabase & Pick<PGlite, 'listen'>> {
  const pglite = idle.pop() ?? (await openEmbedded(image));
  const run = (statement: string, parameters?: string[]) => pglite.query(statement, parameters);
  pristine ??= Pristine.of(run);
  const before = await pristine;
  const ears: (() => Promise<void>)[] = [];
  return {
    listen: async (...args) => {
      const stop = await pglite.listen(...args);
      ears.push(stop);
      return stop;
    },
    waitReady: pglite.waitReady,
    exec: (...args) => pglite.exec(...args),
    query: (...args) => pglite.query(...args),
    close: async () => {
      await pglite.exec('rollback');
      for (const stop of ears) await stop();
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
