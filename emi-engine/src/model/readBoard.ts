import { type ArchiveSource } from '../archive/ArchiveSource.ts';
import { type ArchiveLimits } from '../archive/limits.ts';
import { readJob } from '../odb/job/readJob.ts';
import { type Board } from './Board.ts';
import { buildBoard } from './build/buildBoard.ts';

/**
 * Reads the board in an ODB++ archive.
 *
 * @throws EmiError naming file and line if the archive cannot be analyzed
 */
export async function readBoard(source: ArchiveSource, limits?: ArchiveLimits): Promise<Board> {
  return buildBoard(await readJob(source, limits));
}
