import { analyzeBoard } from '@portal/emi-engine/analysis/analyzeBoard.ts';
import { withFileSource } from '@portal/emi-engine/archive/ArchiveSource.ts';
import { readBoard } from '@portal/emi-engine/model/readBoard.ts';
import { writeReport } from '@portal/emi-engine/report/writeReport.ts';
import { type BoardFigures, type Taken } from './BoardFigures.ts';

// Reads an archive, analyzes it and writes its report in one language, within the limits of a job,
// and prints the durations.

const [, , path = ''] = process.argv;
const sinceRead = start();
const board = await withFileSource(path, (source) => readBoard(source));
const read = sinceRead();
const sinceRules = start();
const analysis = analyzeBoard(board, {});
const analyzed = sinceRules();
const sinceReport = start();
const details = { title: 'board', identifiers: [], inputSha256: '', toolVersion: '' };
await writeReport({ analysis, details, locale: 'en' }, (_, pieces) => {
  for (const piece of pieces) Buffer.byteLength(piece);
  return Promise.resolve();
});
const reported = sinceReport();
const figures: BoardFigures = {
  features: board.layers.reduce((sum, layer) => sum + layer.figures.features, 0),
  findings: analysis.findings.length,
  ...{ read, analyzed, reported },
  // From process start, like the user's waiting time.
  untilFindings: { ms: performance.now() - reported.ms, cpuMs: cpuMs() - reported.cpuMs },
};
process.stdout.write(JSON.stringify(figures));

/** Starts a measurement. @returns a function that returns elapsed and CPU time */
function start(): () => Taken {
  const [began, cpu] = [performance.now(), cpuMs()];
  return () => ({ ms: performance.now() - began, cpuMs: cpuMs() - cpu });
}

/** Since process start. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
