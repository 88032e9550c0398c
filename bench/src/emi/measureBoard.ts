import { withFileSource } from '@portal/server/src/emi/archive/ArchiveSource.ts';
import { readBoard } from '@portal/server/src/emi/model/readBoard.ts';

// Reads one archive in a process of its own, so that its memory can be told, and prints how long.

const [, , path = ''] = process.argv;
const start = performance.now();
const cpu = process.cpuUsage();
const board = await withFileSource(path, (source) => readBoard(source));
const ms = performance.now() - start;
const { user, system } = process.cpuUsage(cpu);
const features = board.layers.reduce((sum, { figures }) => sum + figures.features, 0);
const peakBytes = process.resourceUsage().maxRSS * 1024;
process.stdout.write(
  [ms, (user + system) / 1000, features, board.nets.length, peakBytes].join(' '),
);
