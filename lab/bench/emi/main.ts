import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { withFileSource } from '@portal/emi-engine/archive/ArchiveSource.ts';
import { readArchive } from '@portal/emi-engine/archive/readArchive.ts';
import { jobLimits } from '@portal/emi-engine/job/jobLimits.ts';
import { JobCollector } from '@portal/emi-engine/odb/job/JobCollector.ts';
import { hostileArchives } from '@portal/emi-engine/testing/archives/hostileArchives.ts';
import { conditions } from '../programs/conditions.ts';
import type { FigureRow } from '../report/figureTable.ts';
import { recordFigures } from '../report/recordFigures.ts';
import { type BoardFigures, type JobFigures, type Taken } from './BoardFigures.ts';
import { type LargeBoard, writeLargeBoard } from './writeLargeBoard.ts';

// npm run bench -- emi [--quick] [archive]: how fast an archive becomes a board, findings and a report, how much
// memory that takes, and how fast malicious archives are refused. A given archive replaces the
// generated ones.

const { addressSpaceBytes, flags, environment } = jobLimits;
const limits = [`--as=${addressSpaceBytes}`, process.execPath, ...flags];
const env = { NODE_ENV: 'production', ...environment };

/** About 128 MB, the upload limit. */
const largest = 'largest upload';
const boards: readonly (readonly [name: string, board: LargeBoard])[] = [
  ['one board', { layers: 4, features: 1 }],
  ['100 MB', { layers: 4, textBytes: 100e6 }],
  ['eight layers', { layers: 8, features: 500_000 }],
  [largest, { layers: 4, textBytes: 690e6 }],
];
const run = promisify(execFile);
const options = process.argv.slice(2);
const isQuick = options.includes('--quick');
const [given] = options.filter((option) => !option.startsWith('-'));
const before = conditions();
const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-bench-'));
const rows: FigureRow[] = [];
try {
  const measured = isQuick ? boards.slice(0, 2) : boards;
  for (const [name, board] of given === undefined ? measured : []) {
    const archive = path.join(folder, 'board.tgz');
    process.stderr.write(`Writing and measuring: ${name}…\n`);
    await writeLargeBoard(archive, board);
    rows.push(...(await measure(name, archive)));
  }
  if (given === undefined) rows.push(...(await refuseAll()));
  else rows.push(...(await measure(path.basename(given), given)));
  await recordFigures({ part: 'emi', rows, conditions: before }, isQuick || given !== undefined);
} finally {
  await rm(folder, { recursive: true });
}

async function measure(name: string, archive: string): Promise<readonly FigureRow[]> {
  const textBytes = await countText(archive);
  const program = path.join(import.meta.dirname, 'measureBoard.js');
  const { stdout } = await run('prlimit', [...limits, program, archive], { env });
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- the program wrote it
  const board: BoardFigures = JSON.parse(stdout);
  // The job may be killed for its memory, like in the portal; the other figures still count.
  const job = await runJob(archive).catch(() => undefined);
  const wanted = (limit: string) => (name === largest ? { wanted: limit } : {});
  return [
    {
      what: `${name}: MB of text, features, findings`,
      measured: [
        megabytes(textBytes),
        ...[board.features, board.findings].map((count) => count.toLocaleString('en')),
      ].join(' · '),
    },
    {
      what: `${name}: MB read a second by one core`,
      measured: (textBytes / 1000 / board.read.cpuMs).toFixed(0),
      ...wanted('≥ 100'),
    },
    {
      what: `${name}, s (CPU s): reading · rules · report in one language`,
      measured: [board.read, board.analyzed, board.reported].map(seconds).join(' · '),
    },
    {
      what: `${name}: from the start to the findings, s (CPU s)`,
      measured: seconds(board.untilFindings),
    },
    {
      what: `${name}: whole job, s (CPU s)`,
      measured: job ? seconds(job) : 'killed',
      ...wanted('≤ 120'),
    },
    {
      what: `${name}: memory of the whole job, MB`,
      measured: job ? megabytes(job.peakBytes) : 'killed',
      ...wanted('≤ 1500'),
    },
  ];
}

/** Sends every malicious archive, and reports the slowest and the largest refusal. */
async function refuseAll(): Promise<readonly FigureRow[]> {
  const refusals: JobFigures[] = [];
  for (const { what, code, make } of hostileArchives) {
    const archive = path.join(folder, 'hostile');
    await writeFile(archive, await make());
    const job = await runJob(archive);
    if (job.refused !== code)
      throw new Error(`${what}: expected ${code}, got ${job.refused ?? 'an analysis'}`);
    refusals.push(job);
  }
  const most = (of: (job: JobFigures) => number) => Math.max(...refusals.map(of));
  const each = `${String(refusals.length)} hostile archives`;
  return [
    {
      what: `${each}: slowest refusal, ms`,
      measured: most(({ ms }) => ms).toFixed(0),
      wanted: '≤ 2000',
    },
    {
      what: `${each}: most memory, MB`,
      measured: megabytes(most(({ peakBytes }) => peakBytes)),
      wanted: '≤ 300',
    },
  ];
}

/** Size of the archive's files that an analysis reads. */
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

function seconds({ ms, cpuMs }: Taken): string {
  return `${(ms / 1000).toFixed(1)} (${(cpuMs / 1000).toFixed(1)})`;
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0);
}
