import { spawn } from 'node:child_process';
import { createWriteStream, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@portal/server/src/testing/freePort.ts';

const readyWithinMs = 600_000;
/** Characters of the log to show when a server has died. */
const lastWords = 2_000;

export interface BenchServer {
  readonly url: string;
  readonly dataDir: string;
  readonly pid: number;
  /** @param options.keepsData keeps the data for another start; default: it is deleted */
  readonly stop: (options?: { readonly keepsData: boolean }) => Promise<void>;
}

/** All variants. */
const allVariants = ['--import', 'tsx', path.join(import.meta.dirname, 'serve.ts')];
/** The built portal alone. */
export const builtPortal = [path.join(import.meta.dirname, '../../../server/dist/main.js')];

/**
 * Starts a server with demo data on free ports.
 *
 * @param program arguments of Node
 * @param data data directory; default: an empty one
 * @param settings additional variables
 */
export async function startBenchServer(
  program = allVariants,
  data?: string,
  settings: NodeJS.ProcessEnv = {},
): Promise<BenchServer> {
  const [port, accountsPort] = [await freePort(), await freePort()];
  const dataDir = data ?? (await mkdtemp(path.join(tmpdir(), 'portal-bench-')));
  const logFile = path.join(dataDir, 'server.log');
  const log = createWriteStream(logFile);
  const child = spawn(process.execPath, program, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      ACCOUNTS_PORT: String(accountsPort),
      GATEWAY_PORT: '0',
      DISTRIBUTOR_PORT: '0',
      DATA_DIR: dataDir,
      DEMO: '1',
      LOG_LEVEL: 'warn',
      ...settings,
    },
  });
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  let isStopping = false;
  child.once('exit', (code, signal) => {
    if (isStopping) return;
    process.stderr.write(`The server has ended by itself (${String(signal ?? code)}):\n`);
    process.stderr.write(readFileSync(logFile, 'utf8').slice(-lastWords));
  });
  const stop: BenchServer['stop'] = async ({ keepsData } = { keepsData: false }) => {
    isStopping = true;
    const ended = new Promise((resolve) => child.once('close', resolve));
    if (child.exitCode === null && child.kill('SIGTERM')) await ended;
    if (!keepsData) await rm(dataDir, { recursive: true, force: true });
  };
  const giveUpAt = Date.now() + readyWithinMs;
  const url = `http://localhost:${String(port)}`;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || Date.now() > giveUpAt) {
      const words = await readFile(logFile, 'utf8');
      await stop();
      throw new Error(`The server to measure did not start:\n${words}`);
    }
    await wait(100);
  }
  return {
    url,
    dataDir,
    pid: child.pid ?? 0,
    stop,
  };
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/ready`)).ok;
  } catch {
    // Not listening yet.
    return false;
  }
}
