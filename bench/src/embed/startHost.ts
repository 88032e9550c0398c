import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@portal/server/src/testing/freePort.ts';
import type { BenchServer } from '../service/startBenchServer.ts';

const root = path.join(import.meta.dirname, '../../..');
const run = promisify(execFile);

export interface Host {
  readonly url: string;
  readonly stop: () => void;
}

/** Starts the plain example of `docs/embedding` on an origin of its own, which the portal knows. */
export async function startHost(portal: BenchServer): Promise<Host> {
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const site = ['sites', 'add', 'bench', '--origin', url, '--remotes', 'mf-licenses'];
  await run(process.execPath, ['server/dist/portal.js', ...site], {
    cwd: root,
    env: { ...process.env, DATA_DIR: portal.dataDir },
  });
  const child = spawn(process.execPath, ['../serve.mjs', 'page'], {
    cwd: path.join(root, 'docs/embedding/plain'),
    env: { ...process.env, PORT: port, PORTAL_URL: portal.url, ACCOUNTS_URL: portal.accountsUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return { url, stop: () => child.kill('SIGTERM') };
}
