import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { analyzeBoard } from '@portal/server/src/emi/analysis/analyzeBoard.ts';
import { bufferSource } from '@portal/server/src/emi/archive/ArchiveSource.ts';
import { writeDrawing } from '@portal/server/src/emi/job/writeDrawing.ts';
import { readBoard } from '@portal/server/src/emi/model/readBoard.ts';
import { writeLargeBoard } from '../emi/writeLargeBoard.ts';

/** A board's drawing as the server sends it, and the extent of the board. */
export interface LargeDrawing {
  readonly file: Buffer;
  readonly features: number;
  readonly layers: number;
  /** Lower left and upper right corner in mm. */
  readonly boxMm: readonly number[];
}

/** The drawing of the board of 8 layers and 500,000 features that the analysis is measured with. */
export async function largeDrawing(): Promise<LargeDrawing> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-bench-'));
  try {
    const archive = path.join(folder, 'board.tgz');
    await writeLargeBoard(archive, { layers: 8, features: 500_000 });
    // No rules: only which layers are planes is needed.
    const { board, planes } = analyzeBoard(
      await readBoard(bufferSource(await readFile(archive))),
      {},
      [],
    );
    return {
      file: Buffer.concat([...writeDrawing({ board, planes })]),
      features: board.layers.reduce((sum, { figures }) => sum + figures.features, 0),
      layers: board.copper.length,
      boxMm: board.outline.box.map((value) => value / 1e6),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}
