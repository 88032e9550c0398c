import type { Logger } from 'pino';
import { closeToOthers } from './closeToOthers.ts';
import { makeFolder } from './makeFolder.ts';

/**
 * Makes the data directory and closes it to every user but the server's own: folders 0700, files
 * 0600. It holds the master secret, people's data and the log. What was made under a wider umask, or
 * came back from a backup, is corrected at each start; what cannot be is said in the log.
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
