import { analyzeBoard } from '@portal/server/src/emi/analysis/analyzeBoard.ts';
import { withFileSource } from '@portal/server/src/emi/archive/ArchiveSource.ts';
import { readBoard } from '@portal/server/src/emi/model/readBoard.ts';
import { writeReport } from '@portal/server/src/emi/report/writeReport.ts';
import { rules } from '@portal/server/src/emi/rules/rules.ts';
import { type BoardFigures, type Taken } from './BoardFigures.ts';
import { peakBytes } from './peakBytes.ts';

// Reads one archive, analyzes it and writes its report in one language, in a process of its own, so
// that its memory can be told, and prints how long each took.

const [, , path = ''] = process.argv;
const inRules: Record<string, Taken> = {};
const timed = rules.map((rule) => ({
  ...rule,
  find: (...given: Parameters<typeof rule.find>) => {
    const since = start();
    const found = rule.find(...given);
    inRules[rule.id] = since();
    return found;
  },
}));
const sinceRead = start();
const board = await withFileSource(path, (source) => readBoard(source));
const read = sinceRead();
const sinceRules = start();
const analysis = analyzeBoard(board, {}, timed);
const analyzed = sinceRules();
const sinceReport = start();
const details = { title: 'board', identifiers: [], inputSha256: '', toolVersion: '' };
let reportBytes = 0;
await writeReport({ analysis, details, locale: 'en' }, (_, pieces) => {
  for (const piece of pieces) reportBytes += Buffer.byteLength(piece);
  return Promise.resolve();
});
const reported = sinceReport();
const figures: BoardFigures = {
  features: board.layers.reduce((sum, layer) => sum + layer.figures.features, 0),
  nets: board.nets.length,
  findings: analysis.findings.length,
  ...{ read, analyzed, reported, inRules },
  // From the start of the process on, as whoever waits has it.
  untilFindings: { ms: performance.now() - reported.ms, cpuMs: cpuMs() - reported.cpuMs },
  reportBytes,
  peakBytes: await peakBytes(),
};
process.stdout.write(JSON.stringify(figures));

/** Begins to measure. @returns what tells how long it took, and how long of all cores */
function start(): () => Taken {
  const [began, cpu] = [performance.now(), cpuMs()];
  return () => ({ ms: performance.now() - began, cpuMs: cpuMs() - cpu });
}

/** Since the process began. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
