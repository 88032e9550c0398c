import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { gzipSync } from 'node:zlib';
import { type Locale } from '@portal/shared/domain';
import { analyzeBoard } from '../analysis/analyzeBoard.ts';
import { withFileSource } from '../archive/ArchiveSource.ts';
import { hashFile } from '../archive/hashFile.ts';
import { readBoard } from '../model/readBoard.ts';
import { pictureLayers } from '../report/drawing/pictureLayers.ts';
import { engineVersion } from '../report/engineVersion.ts';
import { writeReport } from '../report/writeReport.ts';
import { jobFiles, type JobOrder } from './JobOrder.ts';
import { findingsText, summarizeAnalysis } from './summarizeAnalysis.ts';
import { writeDrawing } from './writeDrawing.ts';

const locales: readonly Locale[] = ['en', 'ja'];

/**
 * Analyzes an archive and writes everything that is kept of it (`jobFiles`). The same order gives
 * the same bytes.
 *
 * @throws EmiError when the archive cannot be analyzed
 */
export async function performJob({
  archivePath,
  outDir,
  settings,
  details,
}: JobOrder): Promise<void> {
  const board = await withFileSource(archivePath, (source) => readBoard(source));
  const inputSha256 = await hashFile(archivePath);
  const analysis = analyzeBoard(board, settings);
  const write = (name: string, content: string | Uint8Array) =>
    writeFile(join(outDir, name), content);
  const pictures = pictureLayers(analysis.board);
  const whole = { ...details, inputSha256, toolVersion: engineVersion };
  for (const locale of locales) {
    const { pdf, html, csv, json } = await writeReport(
      { analysis, details: whole, locale },
      pictures,
    );
    await write(jobFiles.pdf(locale), pdf);
    await write(jobFiles.html(locale), html);
    await write(jobFiles.csv(locale), csv);
    await write(jobFiles.json(locale), json);
  }
  const drawing = writeDrawing(analysis);
  await write(jobFiles.drawing, gzipSync(drawing));
  await pipeline(
    Readable.from(findingsText(analysis)),
    createWriteStream(join(outDir, jobFiles.findings)),
  );
  const files = { sha256: inputSha256, drawingBytes: drawing.length };
  const summary = summarizeAnalysis(analysis, files);
  // Last, so that who finds it finds everything.
  await write(jobFiles.summary, JSON.stringify(summary));
}
