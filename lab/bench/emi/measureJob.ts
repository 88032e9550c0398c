import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { performJob } from '@portal/emi-engine/job/performJob.ts';
import { EmiError } from '@portal/emi-engine/problems/EmiError.ts';
import { type JobFigures } from './BoardFigures.ts';
import { peakBytes } from './peakBytes.ts';

// Carries out one job as the server's process for it does, with all files in both languages, and
// prints how long it took from the start of the process on.

const [, , archivePath = ''] = process.argv;
const outDir = await mkdtemp(path.join(os.tmpdir(), 'portal-bench-job-'));
const details = { title: 'board', identifiers: [] };
let refused: string | undefined;
try {
  await performJob({ archivePath, outDir, settings: {}, details });
} catch (error) {
  if (!(error instanceof EmiError)) throw error;
  refused = error.problem.code;
} finally {
  await rm(outDir, { recursive: true });
}
const { user, system } = process.cpuUsage();
const figures: JobFigures = {
  ...{ ms: performance.now(), cpuMs: (user + system) / 1000 },
  ...(refused === undefined ? {} : { refused }),
  peakBytes: await peakBytes(),
};
process.stdout.write(JSON.stringify(figures));
