import { bufferSource } from '../../archive/ArchiveSource.ts';
import { listFacts } from '../../facts/listFacts.ts';
import { type Facts } from '../../facts/Facts.ts';
import { type Board } from '../../model/Board.ts';
import { readBoard } from '../../model/readBoard.ts';
import { makeTgz } from '../../boards/makeTar.ts';
import { type BoardPlan } from '../../boards/BoardPlan.ts';
import { type Dialect, kicad } from '../../boards/Dialect.ts';
import { type BoardOptions, writeBoard } from '../../boards/writeBoard.ts';

/** Writes a plan as an archive and reads it back. */
export async function readPlan(
  plan: BoardPlan,
  dialect: Dialect = kicad,
  options: BoardOptions = {},
): Promise<Board> {
  return readBoard(bufferSource(makeTgz(writeBoard(plan, dialect, options))));
}

export async function readFacts(archive: Buffer): Promise<Facts> {
  return listFacts(await readBoard(bufferSource(archive)));
}
