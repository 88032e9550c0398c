import { analyzeBoard } from '@portal/server/src/emi/analysis/analyzeBoard.ts';
import { withFileSource } from '@portal/server/src/emi/archive/ArchiveSource.ts';
import { readBoard } from '@portal/server/src/emi/model/readBoard.ts';

// Reads one archive and analyzes it, in a process of its own, so that its memory can be told, and
// prints how long both took.

const [, , path = ''] = process.argv;
const [board, readMs, readCpuMs] = await time(() =>
  withFileSource(path, (source) => readBoard(source)),
);
const [analysis, ruleMs, ruleCpuMs] = await time(() => Promise.resolve(analyzeBoard(board)));
const features = board.layers.reduce((sum, { figures }) => sum + figures.features, 0);
const peakBytes = process.resourceUsage().maxRSS * 1024;
process.stdout.write(
  [
    ...[readMs, readCpuMs, features, board.nets.length],
    ...[ruleMs, ruleCpuMs, analysis.findings.length, peakBytes],
  ].join(' '),
);

/** Does something, and says for how many milliseconds, and how many of all cores. */
async function time<Result>(action: () => Promise<Result>): Promise<[Result, number, number]> {
  const start = performance.now();
  const cpu = process.cpuUsage();
  const result = await action();
  const { user, system } = process.cpuUsage(cpu);
  return [result, performance.now() - start, (user + system) / 1000];
}
