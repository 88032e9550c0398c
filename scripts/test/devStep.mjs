import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { copyRepository } from './copyRepository.mjs';
import { freePort } from './freePort.mjs';
import { single, sum } from './tally.mjs';

const remote = 'mf-distributor';
/** A copy of its own: `npm run dev` writes into the folders that the other steps read. */
const scratch = join(root, '.cache/test/dev');
const limitMs = 300_000;

/** `npm run dev` in the copy, with everything that it has written. */
async function startDev() {
  const names = ['PORT', 'ACCOUNTS_PORT', 'GATEWAY_PORT', 'DISTRIBUTOR_PORT'];
  const ports = await Promise.all(names.map(async (name) => [name, String(await freePort())]));
  const child = spawn(process.execPath, ['scripts/dev.mjs', remote], {
    cwd: scratch,
    env: {
      ...process.env,
      ...Object.fromEntries(ports),
      DATA_DIR: join(scratch, '.data'),
      DEMO: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  const waiting = new Set();
  const look = () => waiting.forEach((check) => check());
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
      look();
    });
  }
  child.once('close', look);
  const until = (isThere) =>
    new Promise((resolve) => {
      const giveUp = setTimeout(() => end(false), limitMs);
      const end = (result) => {
        clearTimeout(giveUp);
        waiting.delete(check);
        resolve(result);
      };
      const check = () => {
        if (isThere(output)) end(true);
        else if (child.exitCode !== null) end(false);
      };
      waiting.add(check);
      check();
    });
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('close', resolve));
    if (child.exitCode !== null) return;
    process.kill(-child.pid, 'SIGTERM');
    await ended;
  };
  return { until, stop, output: () => output };
}

const releasesIn = (output) => output.split(`[${remote}] released`).length - 1;

function edit(text) {
  const file = join(scratch, remote, 'src/locales/en.json');
  const messages = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, `${JSON.stringify({ ...messages, 'distributor.title': text }, null, 2)}\n`);
}

/**
 * Starts the portal from its sources and edits a remote twice: it gets ready, and each edit makes
 * one release. Were a release to cause the next one, there would be more than two by the second.
 */
export async function devStep() {
  copyRepository(scratch);
  const dev = await startDev();
  try {
    const results = [await dev.until((output) => output.includes('The portal is ready'))];
    for (const [index, text] of ['First edit', 'Second edit'].entries()) {
      if (!results.every(Boolean)) break;
      edit(text);
      const wanted = index + 2;
      const isReleased = await dev.until((output) => releasesIn(output) >= wanted);
      results.push(isReleased && releasesIn(dev.output()) === wanted);
    }
    const failed = results.every(Boolean) ? '' : dev.output();
    return { ...sum(results.map(single)), output: failed };
  } finally {
    await dev.stop();
    rmSync(scratch, { recursive: true, force: true });
  }
}
