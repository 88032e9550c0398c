import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { EmiProgress } from '@portal/shared/domain';
import { type JobAnswer, type JobLine, type JobOutcome } from './JobOutcome.ts';
import { jobLimits } from './jobLimits.ts';
import { jobFiles, type JobOrder } from './JobOrder.ts';
import { type JobSummary } from '../findings/JobSummary.ts';
import { orderText } from './orderText.ts';

/** Kept of standard error, for the log. */
const keptCharacters = 4_000;

interface Options extends JobOrder {
  /** Aborts the job. The caller sets time limits. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: EmiProgress) => void;
  /** Bytes of address space; lower in tests. */
  readonly addressSpace?: number;
}

/**
 * Runs a job in a separate process, so that no archive can bring down the caller. `prlimit` limits
 * the memory if the machine has it; otherwise only the heap is limited, without typed arrays, and
 * the outcome says so. Archives never cause an exception.
 */
export async function runEmiJob({
  signal,
  onProgress,
  addressSpace,
  ...order
}: Options): Promise<JobOutcome> {
  const prlimit = findProgram('prlimit');
  const node = [process.execPath, ...nodeArguments()];
  const limit = prlimit ? [prlimit, `--as=${addressSpace ?? jobLimits.addressSpaceBytes}`] : [];
  const [program = '', ...args] = [...limit, ...node];
  const child = spawn(program, args, {
    stdio: ['pipe', 'pipe', 'pipe'],
    // A process that reads untrusted files gets none of the portal's settings.
    env: { NODE_ENV: 'production', ...jobLimits.environment },
    killSignal: 'SIGKILL',
    ...(signal && { signal }),
  });
  const ended = new Promise<string>((resolve) => {
    child.on('error', (error) => {
      resolve(error.message);
    });
    child.on('close', (code, by) => {
      resolve(by ?? `status ${String(code)}`);
    });
  });
  // The process may end before it has read its order; the exit status tells why.
  child.stdin.on('error', () => undefined);
  child.stdin.end(orderText(order));
  const said = readAnswer(child.stdout, onProgress);
  const [answer, errors, end] = await Promise.all([said, text(child.stderr), ended]);
  const detail = `${end}: ${errors.slice(-keptCharacters)}`;
  if (signal?.aborted) return { kind: 'killed', reason: 'aborted', detail };
  if (answer?.kind === 'refused') return answer;
  if (answer?.kind === 'done') {
    // oxlint-disable-next-line typescript/no-unsafe-assignment -- the job wrote it
    const summary: JobSummary = JSON.parse(
      await readFile(join(order.outDir, jobFiles.summary), 'utf8'),
    );
    return { kind: 'done', summary, isLimited: prlimit !== undefined };
  }
  const isRefused = prlimit !== undefined && end === silentEnd;
  const isMemory = answer?.kind === 'memory' || outOfMemory.test(errors) || isRefused;
  return { kind: 'killed', reason: isMemory ? 'memory' : 'crashed', detail };
}

/** Messages of V8 and libc if the process runs out of memory. */
const outOfMemory = /out of memory|process OOM|allocation failed|bad_alloc|Cannot allocate memory/i;

/**
 * V8 sometimes uses memory without checking that it was granted; Node then dies without a message.
 */
const silentEnd = 'SIGSEGV';

async function readAnswer(
  input: Readable,
  onProgress: Options['onProgress'],
): Promise<JobAnswer | undefined> {
  let answer: JobAnswer | undefined;
  for await (const text of createInterface({ input })) {
    const line = parseLine(text);
    if (line?.kind === 'progress') onProgress?.({ stage: line.stage, percent: line.percent });
    else answer = line;
  }
  return answer;
}

/** @returns undefined for the line of a process that died while it wrote */
function parseLine(line: string): JobLine | undefined {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-assignment -- the job wrote it
    const parsed: JobLine = JSON.parse(line);
    return parsed;
  } catch {
    return undefined;
  }
}

/**
 * The job's program: beside this file in the sources, at the root of the bundles when built. Tests
 * bundle it once and set EMI_JOB_PROGRAM, since the sources take eight times as long to start.
 */
function nodeArguments(): string[] {
  const flags = [...jobLimits.flags, '--enable-source-maps'];
  const bundled = process.env['EMI_JOB_PROGRAM'];
  if (bundled !== undefined) return [...flags, bundled];
  const source = join(import.meta.dirname, 'emiJob.ts');
  if (existsSync(source)) return [...flags, '--import', 'tsx', source];
  const bundles = [import.meta.dirname, join(import.meta.dirname, '..')];
  const built = bundles.map((folder) => join(folder, 'emiJob.js')).find(existsSync);
  if (built === undefined) throw new Error('The bundle emiJob.js is missing.');
  return [...flags, built];
}

function findProgram(name: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}
