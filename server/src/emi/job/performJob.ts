import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Locale } from '@portal/shared/domain';
import { analyzeBoard } from '../analysis/analyzeBoard.ts';
import { withFileSource } from '../archive/ArchiveSource.ts';
import { readBoard } from '../model/readBoard.ts';
import { findingRows } from '../report/rows/findingRows.ts';
import { writeFindingsCsv } from '../report/writeFindingsCsv.ts';
import { writeFindingsJson } from '../report/writeFindingsJson.ts';
import { jobFiles, type JobOrder } from './JobOrder.ts';
import { listFindings, summarizeAnalysis } from './summarizeAnalysis.ts';
import { writeDrawing } from './writeDrawing.ts';

const locales: readonly Locale[] = ['en', 'ja'];

/**
 * Analyzes an archive and writes everything that is kept of it (`jobFiles`). The same order gives
 * the same bytes.
 *
 * @throws EmiError when the archive cannot be analyzed
 */
export async function performJob({ archivePath, outDir, settings }: JobOrder): Promise<void> {
  const board = await withFileSource(archivePath, (source) => readBoard(source));
  const inputSha256 = await hashFile(archivePath);
  const analysis = analyzeBoard(board, settings);
  const write = (name: string, content: string | Uint8Array) =>
    writeFile(join(outDir, name), content);
  for (const locale of locales) {
    const rows = findingRows(analysis, locale);
    await write(jobFiles.csv(locale), await writeFindingsCsv(rows));
    await write(jobFiles.json(locale), writeFindingsJson(rows));
  }
  await write(jobFiles.drawing, writeDrawing(board));
  await write(jobFiles.findings, JSON.stringify(listFindings(analysis)));
  // Last, so that who finds it finds everything.
  await write(jobFiles.summary, JSON.stringify(summarizeAnalysis(analysis, inputSha256)));
}

/** SHA-256 of a file, read piece by piece. */
export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
