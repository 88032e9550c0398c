import type { PGlite } from '@electric-sql/pglite';
import type { EmbeddedDatabase } from '../../db/connection/PGliteDialect.ts';
import { openEmbedded } from './openEmbedded.ts';
import { Pristine } from './Pristine.ts';

let pristine: Promise<Pristine> | undefined;
/** Databases that nobody uses, put back to what they were. */
const idle: PGlite[] = [];

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
      await pglite.exec('discard all');
      if (await before.restore(run)) idle.push(pglite);
      else await pglite.close();
    },
  };
}
