import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { emiStages, type EmiProgress } from '@portal/shared/domain';
import { makeTgz } from '../boards/makeTar.ts';
import { kicad } from '../boards/Dialect.ts';
import { samplePlan } from '../boards/samplePlan.ts';
import { writeBoard } from '../boards/writeBoard.ts';
import { parseCsv } from '@portal/paper/csv/parseCsv.ts';
import { identifySubject } from '../matching/identifySubject.ts';
import { type FindingRow } from '../report/rows/FindingRow.ts';
import { canReadPdf, readPdf } from '@portal/paper/testing/readPdf.ts';
import { largeBoard } from '../testing/archives/largeBoard.ts';
import { bundleProgram } from '../testing/bundleProgram.ts';
import { jobFiles, type JobOrder } from './JobOrder.ts';
import { type JobFindings } from '../findings/JobSummary.ts';
import { performJob } from './performJob.ts';
import { runEmiJob } from './runEmiJob.ts';

const folder = mkdtempSync(join(tmpdir(), 'emi-job-'));
const built = join(import.meta.dirname, `../../.cache/job-${process.pid}`);
beforeAll(async () => {
  const program = join(import.meta.dirname, 'emiJob.ts');
  process.env['EMI_JOB_PROGRAM'] = await bundleProgram(program, built);
});
afterAll(() => {
  for (const made of [folder, built]) rmSync(made, { recursive: true });
});

const board = makeTgz(writeBoard(samplePlan(), kicad));

/** An order for an archive with a separate folder. */
function order(archive: Buffer): JobOrder {
  const outDir = mkdtempSync(join(folder, 'out-'));
  const archivePath = join(outDir, 'archive');
  writeFileSync(archivePath, archive);
  return {
    ...{ archivePath, outDir },
    settings: { classes: new Map([['/clk+', { netClass: 'clock', frequencyMhz: 50 }]]) },
    details: { title: 'Sample', date: '2026-11-20', identifiers: ['Job 7'] },
  };
}

function filesOf({ outDir, archivePath }: JobOrder): Map<string, Buffer> {
  const names = readdirSync(outDir).filter((name) => join(outDir, name) !== archivePath);
  return new Map(names.map((name) => [name, readFileSync(join(outDir, name))]));
}

describe('runEmiJob', () => {
  it('writes reports, findings, a summary and a drawing, the same bytes every time', async () => {
    const [first, second] = [order(board), order(board)];
    const progress: EmiProgress[] = [];
    const outcome = await runEmiJob({
      ...first,
      onProgress: (step) => {
        progress.push(step);
      },
    });
    expect([...new Set(progress.map(({ stage }) => stage))]).toEqual([...emiStages]);
    const percents = progress.map(({ percent }) => percent);
    expect(percents).toEqual(percents.toSorted((one, other) => one - other));
    expect([percents[0], percents.at(-1)]).toEqual([0, 100]);
    expect(outcome).toMatchObject({
      kind: 'done',
      summary: {
        ...{ rootFolder: 'odb', warnings: [] },
        outline: { boxMm: [0, 0, 60, 40], areaMm2: 2300 },
        layers: [{ name: 'top' }, { name: 'ground' }, { name: 'power' }, { name: 'bottom' }],
        counts: { nets: 4, parts: 3, holes: 4, classes: { clock: 1 } },
      },
    });
    // From the sources, as in development; other tests run the bundle.
    const bundle = process.env['EMI_JOB_PROGRAM'];
    delete process.env['EMI_JOB_PROGRAM'];
    const again = runEmiJob(second);
    process.env['EMI_JOB_PROGRAM'] = bundle;
    expect(await again).toEqual(outcome);
    expect(filesOf(second)).toEqual(filesOf(first));
    expect([...filesOf(first).keys()].sort()).toEqual([
      ...['analysis.json', 'board.bin.gz', 'findings.en.csv', 'findings.en.json'],
      ...['findings.ja.csv', 'findings.ja.json', 'nets.jsonl', 'parts.jsonl'],
      ...['report.en.html', 'report.en.pdf', 'report.ja.html', 'report.ja.pdf', 'summary.json'],
    ]);
  });

  it('returns the problem of an archive that cannot be analyzed', async () => {
    expect(await runEmiJob(order(Buffer.from('This is no archive.')))).toEqual({
      ...{ kind: 'refused', problem: { code: 'archive-format' } },
    });
  });

  it('tells whether the process was aborted or ran out of memory', async () => {
    const ended = await runEmiJob({ ...order(board), signal: AbortSignal.abort() });
    expect(ended).toMatchObject({ kind: 'killed', reason: 'aborted' });
    const starved = await runEmiJob({ ...order(board), addressSpace: 700 * 1024 * 1024 });
    expect(starved).toMatchObject({ kind: 'killed', reason: 'memory' });
    // Enough for a small board, but far too little for the large one.
    const large = order(largeBoard(240));
    const grown = await runEmiJob({ ...large, addressSpace: 1400 * 1024 * 1024 });
    expect(grown).toMatchObject({ kind: 'killed', reason: 'memory' });
  }, 120_000);

  it.each([
    ['SIGSEGV', 'memory'],
    ['SIGILL', 'crashed'],
  ])('reports a process that ended silently by %s as %s', async (signal, reason) => {
    const bundle = process.env['EMI_JOB_PROGRAM'];
    const program = join(folder, `${signal}.mjs`);
    writeFileSync(program, `process.kill(process.pid, '${signal}');`);
    process.env['EMI_JOB_PROGRAM'] = program;
    const ended = runEmiJob(order(board));
    process.env['EMI_JOB_PROGRAM'] = bundle;
    expect(await ended).toMatchObject({ kind: 'killed', reason });
  });
});

describe('performJob', () => {
  it('marks suppressed findings in all formats of the report', async () => {
    const plain = order(board);
    await performJob(plain);
    const { findings }: JobFindings = JSON.parse(String(filesOf(plain).get(jobFiles.findings)));
    const [, second] = findings;
    if (!second) throw new Error('The sample has no finding.');
    // Slightly moved, on a board with another origin.
    const held = {
      ...{ subject: identifySubject(second), reason: 'Shielded <b>& measured</b>' },
      ...{ xMm: second.xMm + 100.4, yMm: second.yMm - 50 },
      outline: [100, -50, 160, -10] as const,
    };
    const gone = { ...held, subject: { text: '["R1","length",["none"]]', isOne: true } };
    const marked = { ...order(board), suppressions: [gone, held] };
    await performJob(marked);
    const files = filesOf(marked);
    const text = (name: string) => String(files.get(name));
    const rows: FindingRow[] = JSON.parse(text(jobFiles.json('en')));
    expect(rows.map(({ suppressed }) => suppressed)).toEqual(
      findings.map((_, index) => (index === 1 ? held.reason : null)),
    );
    const lines = parseCsv(text(jobFiles.csv('ja')).replace(/^\uFEFF/, ''), ',');
    expect(lines.map(({ cells }) => cells.at(-2)).slice(0, 3)).toEqual([
      ...['suppressed', '', held.reason],
    ]);
    const page = text(jobFiles.html('en'));
    expect(page).toContain('Suppressed: Shielded &lt;b&gt;&amp; measured&lt;/b&gt;');
    expect(page).toContain('One of these findings is suppressed in the project.');
    expect(text(jobFiles.html('ja'))).toContain('対象外とした指摘：Shielded');
    if (canReadPdf) {
      expect(readPdf(files.get(jobFiles.pdf('en'))!)).toContain('Suppressed: Shielded');
      expect(readPdf(files.get(jobFiles.pdf('ja'))!)).toContain('このうち1件は');
    }
    // Counts and the files for the screen stay the same.
    for (const name of [jobFiles.summary, jobFiles.findings, jobFiles.drawing])
      expect(files.get(name)).toEqual(filesOf(plain).get(name));
  });
});
