import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type EmiProgress, type EmiStage, type Locale } from '@portal/shared/domain';
import { analyzeBoard } from '../analysis/analyzeBoard.ts';
import { withFileSource } from '../archive/ArchiveSource.ts';
import { hashFile } from '../archive/hashFile.ts';
import { readBoard } from '../model/readBoard.ts';
import { BoardDrawings } from '../report/BoardDrawings.ts';
import { engineVersion } from '../report/engineVersion.ts';
import { reportForms, writeReport } from '../report/writeReport.ts';
import { rules } from '../rules/rules.ts';
import { findSuppressed } from './findSuppressed.ts';
import { jobFiles, type JobOrder } from './JobOrder.ts';
import { netsText, partsText } from './recognizedText.ts';
import { findingsText, summarizeAnalysis } from './summarizeAnalysis.ts';
import { writeDrawing } from './writeDrawing.ts';

/** Compressed bytes of the drawing buffered while this thread writes a report. */
const chunkSize = 1 << 22;

const locales: readonly Locale[] = ['en', 'ja'];

/** Percent of the time at which a stage of a usual board begins, and its percent. */
const shares: Readonly<Record<EmiStage, readonly [from: number, length: number]>> = {
  reading: [0, 10],
  checking: [10, 30],
  drawing: [40, 2],
  writing: [42, 58],
};

/**
 * Analyzes an archive and writes all files of a job (`jobFiles`). The same order gives the same
 * bytes.
 *
 * @param onProgress told when a stage begins and after each of its steps
 * @throws EmiError if the archive cannot be analyzed
 */
export async function performJob(
  { archivePath, outDir, settings, details, suppressions }: JobOrder,
  onProgress: (progress: EmiProgress) => void = () => undefined,
): Promise<void> {
  const progress = (stage: EmiStage, done = 0) => {
    const [from, length] = shares[stage];
    onProgress({ stage, percent: Math.round(from + length * done) });
  };
  progress('reading');
  const board = await withFileSource(archivePath, (source) =>
    readBoard(source, undefined, settings),
  );
  const inputSha256 = await hashFile(archivePath);
  const analysis = analyzeBoard(board, settings, rules, (done) => {
    progress('checking', done / rules.length);
  });
  const suppressed = suppressions && findSuppressed(analysis, suppressions);
  const write = (name: string, pieces: Iterable<string | Uint8Array>) =>
    writeFile(join(outDir, name), pieces);
  const writeReports = async () => {
    // Before the drawings: the largest boards do not leave memory for both.
    await write(jobFiles.findings, findingsText(analysis));
    await write(jobFiles.parts, partsText(analysis));
    await write(jobFiles.nets, netsText(analysis));
    let written = 0;
    progress('writing');
    const drawings = new BoardDrawings(analysis.board);
    const whole = { ...details, inputSha256, toolVersion: engineVersion };
    for (const locale of locales) {
      const report = { analysis, details: whole, locale, ...(suppressed && { suppressed }) };
      await writeReport(
        report,
        async (form, pieces) => {
          await write(jobFiles[form](locale), pieces);
          written += 1;
          progress('writing', written / (locales.length * reportForms.length));
        },
        drawings,
      );
    }
  };
  progress('drawing');
  const drawing = writeDrawing(analysis);
  const compress = () => {
    const file = createWriteStream(join(outDir, jobFiles.drawing));
    return pipeline(Readable.from(drawing), createGzip({ chunkSize }), file);
  };
  // Zlib compresses on another core, if there is one.
  await Promise.all([compress(), writeReports()]);
  const drawingBytes = drawing.reduce((sum, piece) => sum + piece.length, 0);
  const files = { sha256: inputSha256, drawingBytes };
  const summary = summarizeAnalysis(analysis, files);
  // Last: its presence means that all files are complete.
  await write(jobFiles.summary, [JSON.stringify(summary)]);
}
