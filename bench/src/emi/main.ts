import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { withFileSource } from '@portal/server/src/emi/archive/ArchiveSource.ts';
import { readArchive } from '@portal/server/src/emi/archive/readArchive.ts';
import { jobLimits } from '@portal/server/src/emi/job/jobLimits.ts';
import { JobCollector } from '@portal/server/src/emi/odb/job/JobCollector.ts';
import { hostileArchives } from '@portal/server/src/emi/testing/archives/hostileArchives.ts';
import { table } from '../report/table.ts';
import { type BoardFigures, type JobFigures, type Taken } from './BoardFigures.ts';
import { type LargeBoard, writeLargeBoard } from './writeLargeBoard.ts';

// npm run bench -- emi [--quick] [archive]: how fast an archive becomes a board, the board findings
// and these a report, in how much memory, and how soon hostile archives are refused. An archive of
// one's own is measured instead of those that are made.

const { addressSpaceBytes, flags, environment } = jobLimits;
const limits = [`--as=${addressSpaceBytes}`, process.execPath, ...flags];
const env = { NODE_ENV: 'production', ...environment };

/** The last comes to about the 128 MB that an upload may have. */
const boards: readonly (readonly [name: string, board: LargeBoard])[] = [
  ['one board', { layers: 4, features: 1 }],
  ['100 MB', { layers: 4, textBytes: 100e6 }],
  ['8 layers', { layers: 8, features: 500_000 }],
  ['upload', { layers: 4, textBytes: 690e6 }],
];
const run = promisify(execFile);
const options = process.argv.slice(2);
const isQuick = options.includes('--quick');
const [given] = options.filter((option) => !option.startsWith('-'));
const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-bench-'));
const figuresOf = new Map<string, BoardFigures>();
try {
  const rows: string[][] = [];
  const measured = isQuick ? boards.slice(0, 2) : boards;
  for (const [name, board] of given === undefined ? measured : []) {
    const archive = path.join(folder, 'board.tgz');
    process.stderr.write(`Writing and measuring: ${name}…\n`);
    await writeLargeBoard(archive, board);
    rows.push(await measure(name, archive));
  }
  if (given !== undefined) rows.push(await measure(path.basename(given), given));
  print(
    ['board', 'MB text', 'MB packed', 'features', 'nets', 'findings', 'MB/s a core of reading'],
    rows.map((row) => row.slice(0, 7)),
  );
  const jobHead = ['until findings', 'report', 'MB report', 'MB memory', 'whole job', 'MB of it'];
  print(
    ['board, s (s CPU)', 'reading', 'rules', ...jobHead],
    rows.map((row) => [row[0] ?? '', ...row.slice(7)]),
  );
  const names = [...figuresOf.keys()];
  const ids = Object.keys([...figuresOf.values()][0]?.inRules ?? {});
  print(
    ['rule, ms CPU', ...names],
    ids.map((id) => [
      id,
      ...names.map((name) => (figuresOf.get(name)?.inRules[id]?.cpuMs ?? NaN).toFixed(0)),
    ]),
  );
  const refusals: string[][] = [];
  for (const { what, code, make } of given === undefined ? hostileArchives : []) {
    const archive = path.join(folder, 'hostile');
    await writeFile(archive, await make());
    const { ms, cpuMs, peakBytes, refused } = await runJob(archive);
    if (refused !== code) throw new Error(`${what}: ${refused ?? 'was analyzed'}`);
    refusals.push([what, ms.toFixed(0), cpuMs.toFixed(0), megabytes(peakBytes)]);
  }
  print(['hostile archive', 'ms', 'ms CPU', 'MB memory'], refusals);
} finally {
  await rm(folder, { recursive: true });
}

async function measure(name: string, archive: string): Promise<string[]> {
  const { size } = await stat(archive);
  const textBytes = await countText(archive);
  const program = path.join(import.meta.dirname, 'measureBoard.js');
  const { stdout } = await run('prlimit', [...limits, program, archive], { env });
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- the program wrote it
  const board: BoardFigures = JSON.parse(stdout);
  figuresOf.set(name, board);
  // Killed for its memory, as a job of the portal would be: the other figures count even so.
  const job = await runJob(archive).catch(() => undefined);
  return [
    ...[name, megabytes(textBytes), megabytes(size)],
    ...[board.features, board.nets, board.findings].map((count) => count.toLocaleString('en')),
    (textBytes / 1000 / board.read.cpuMs).toFixed(0),
    ...[board.read, board.analyzed, board.untilFindings, board.reported].map(seconds),
    ...[board.reportBytes, board.peakBytes].map(megabytes),
    ...(job ? [seconds(job), megabytes(job.peakBytes)] : ['killed', '']),
  ];
}

/** Bytes of the files that an analysis reads of an archive. */
async function countText(archive: string): Promise<number> {
  const job = new JobCollector();
  let bytes = 0;
  await withFileSource(archive, (source) =>
    readArchive(source, {
      wants: (file) => job.wants(file),
      take: (_, content) => {
        bytes += content.length;
      },
    }),
  );
  return bytes;
}

async function runJob(archive: string): Promise<JobFigures> {
  const program = path.join(import.meta.dirname, 'measureJob.js');
  const { stdout } = await run('prlimit', [...limits, program, archive], { env });
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- the program wrote it
  const figures: JobFigures = JSON.parse(stdout);
  return figures;
}

function print(head: readonly string[], rows: readonly (readonly string[])[]): void {
  if (rows.length > 0) process.stdout.write(`${table([head, ...rows])}\n\n`);
}

function seconds({ ms, cpuMs }: Taken): string {
  return `${(ms / 1000).toFixed(1)} (${(cpuMs / 1000).toFixed(1)})`;
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0);
}
