import type { Logger } from 'pino';
import { closeToOthers } from './closeToOthers.ts';
import { makeFolder } from './makeFolder.ts';

/**
 * Creates the data directory and restricts it to the server's user: folders 0700, files 0600. It
 * holds the master secret, personal data and the log. Each start corrects wider modes, left by
 * another umask or a restored backup, and logs what it cannot correct.
 */
export async function closeDataDir(dataDir: string, log: Logger): Promise<void> {
  await makeFolder(dataDir, 0o700);
  const { corrected, open } = await closeToOthers(dataDir);
  if (corrected.length > 0) {
    log.warn(
      { data_dir: dataDir, count: corrected.length, first: corrected[0] },
      'other users of this machine could open files in the data directory; their modes were corrected',
    );
  }
  if (open.length > 0) {
    log.error(
      { data_dir: dataDir, count: open.length, first: open[0] },
      'other users of this machine can open files in the data directory, and this user may not correct their modes: make the server the owner of all files below DATA_DIR, on a file system that keeps modes',
    );
  }
}
