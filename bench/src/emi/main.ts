import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { table } from '../report/table.ts';
import { writeLargeBoard } from './writeLargeBoard.ts';

// npm run bench -- emi [--quick]: how fast an archive becomes a board, and the board findings, and
// in how much memory.

/** Bytes of text; the second comes to about the 128 MB that an upload may have. */
const sizes = process.argv.includes('--quick') ? [100e6] : [100e6, 690e6];
const rounds = 3;
const run = promisify(execFile);

interface Sample {
  readonly ms: number;
  readonly cpuMs: number;
  readonly features: number;
  readonly nets: number;
  readonly ruleMs: number;
  readonly ruleCpuMs: number;
  readonly findings: number;
  readonly peakBytes: number;
}

const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-bench-'));
try {
  const rows: string[][] = [];
  for (const size of sizes) {
    const archive = path.join(folder, `${size}.tgz`);
    process.stderr.write(`Writing a board of ${size / 1e6} MB of text…\n`);
    const textBytes = await writeLargeBoard(archive, size);
    const { size: packed } = await stat(archive);
    const samples: Sample[] = [];
    for (let round = 0; round < rounds; round++) samples.push(await measure(archive));
    const [sample] = samples.sort((one, other) => one.ms - other.ms).slice(rounds >> 1);
    if (sample)
      rows.push([
        ...[textBytes, packed].map(megabytes),
        ...[sample.features, sample.nets].map((count) => count.toLocaleString('en')),
        ...[sample.ms, sample.cpuMs].map((ms) => ms.toFixed(0)),
        (textBytes / 1000 / sample.ms).toFixed(0),
        (textBytes / 1000 / sample.cpuMs).toFixed(0),
        ...[sample.ruleMs, sample.ruleCpuMs].map((ms) => ms.toFixed(0)),
        sample.findings.toLocaleString('en'),
        megabytes(sample.peakBytes),
      ]);
  }
  const head = ['MB text', 'MB packed', 'features', 'nets', 'ms', 'ms CPU'];
  const ruleHead = ['ms rules', 'ms CPU rules', 'findings'];
  process.stdout.write(
    `${table([[...head, 'MB/s', 'MB/s a core', ...ruleHead, 'MB memory at most'], ...rows])}\n`,
  );
} finally {
  await rm(folder, { recursive: true });
}

async function measure(archive: string): Promise<Sample> {
  const program = path.join(import.meta.dirname, 'measureBoard.js');
  const { stdout } = await run(process.execPath, [program, archive]);
  const [ms = NaN, cpuMs = NaN, features = NaN, nets = NaN, ...rules] = stdout
    .split(' ')
    .map(Number);
  const [ruleMs = NaN, ruleCpuMs = NaN, findings = NaN, peakBytes = NaN] = rules;
  return { ms, cpuMs, features, nets, ruleMs, ruleCpuMs, findings, peakBytes };
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0);
}
