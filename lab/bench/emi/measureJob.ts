import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { performJob } from '@portal/emi-engine/job/performJob.ts';
import { EmiError } from '@portal/emi-engine/problems/EmiError.ts';
import type { JobFigures } from './BoardFigures.ts';

// Runs one job like the server's job process, with all files in both languages, and prints the time
// since process start.

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

/**
 * Peak resident memory of this process in bytes. `getrusage` would include that of the parent
 * process.
 */
async function peakBytes(): Promise<number> {
  const status = await readFile('/proc/self/status', 'utf8').catch(() => '');
  const [, kilobytes] = /^VmHWM:\s*(\d+) kB/m.exec(status) ?? [];
  return kilobytes === undefined ? process.resourceUsage().maxRSS * 1024 : Number(kilobytes) * 1024;
}
