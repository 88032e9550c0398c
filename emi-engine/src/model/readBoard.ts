import { type ArchiveSource } from '../archive/ArchiveSource.ts';
import { type ArchiveLimits } from '../archive/limits.ts';
import { type JobChoice } from '../odb/job/JobChoice.ts';
import { readJob } from '../odb/job/readJob.ts';
import { EmiError } from '../problems/EmiError.ts';
import { type Board } from './Board.ts';
import { buildBoard } from './build/buildBoard.ts';
import { checkUnits, refuseUnits } from './checkUnits.ts';

/**
 * Reads the board in an ODB++ archive.
 *
 * @throws EmiError naming file and line if the archive cannot be analyzed; `units` if its units
 * cannot be right and the choice does not state them
 */
export async function readBoard(
  source: ArchiveSource,
  limits?: ArchiveLimits,
  choice: JobChoice = {},
): Promise<Board> {
  const read = async (own: JobChoice) => {
    const job = await readJob(source, limits, own);
    const board = buildBoard(job);
    return { board, unit: job.steps.get(board.step)?.unit ?? 'inch' };
  };
  if (choice.units) return (await read(choice)).board;
  try {
    const { board, unit } = await read(choice);
    checkUnits(board, unit);
    return board;
  } catch (error) {
    if (!(error instanceof EmiError) || error.problem.code !== 'coordinate-range') throw error;
    // A board in millimetres is too large in inches.
    const inMm = await read({ ...choice, units: 'mm' }).catch(() => undefined);
    if (!inMm) throw error;
    return refuseUnits(inMm.board, 'mm');
  }
}
