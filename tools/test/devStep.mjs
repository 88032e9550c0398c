import { spawn } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { copyRepository } from './copyRepository.mjs';
import { freePort } from './freePort.mjs';
import { single, sum } from './tally.mjs';

const remote = 'mf-distributor';
/** A separate copy: `npm run dev` writes into folders that the other steps read. */
const scratch = join(root, '.cache/test/dev');
const limitMs = 300_000;
/** Builds to copy. `npm run dev` always builds the shell itself. */
const built = ['server', 'accounts', 'license-client', 'embed', remote];

/** Copied, not linked, since builds in the copy overwrite these files. */
function copyBuilt() {
  const ofBuilds = built.flatMap((name) => [`${name}/dist`, `.cache/build/${name}.json`]);
  const places = [...ofBuilds, '.cache/swc'];
  for (const place of places.filter((one) => existsSync(join(root, one)))) {
    cpSync(join(root, place), join(scratch, place), { recursive: true });
  }
}

/** Runs `npm run dev` in the copy and records its output. */
async function startDev() {
  const names = ['PORT', 'ACCOUNTS_PORT', 'GATEWAY_PORT', 'DISTRIBUTOR_PORT'];
  const ports = await Promise.all(names.map(async (name) => [name, String(await freePort())]));
  const child = spawn(process.execPath, ['tools/dev.mjs', remote], {
    cwd: scratch,
    env: {
      ...process.env,
      ...Object.fromEntries(ports),
      DATA_DIR: join(scratch, '.data'),
      DEMO: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  process.once('exit', () => child.kill());
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
    // npm waits for its programs, so their processor time counts for this step.
    child.kill('SIGTERM');
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
 * Starts the portal from its sources and edits a remote twice: it must become ready, and each edit
 * must make one release. If releases caused further releases, there would be more than two by then.
 * Reuses existing builds that the edits do not affect.
 */
export async function devStep() {
  copyRepository(scratch);
  copyBuilt();
  const dev = await startDev();
  try {
    const results = [await dev.until((output) => output.includes('The portal is ready'))];
    const before = releasesIn(dev.output());
    for (const [index, text] of ['First edit', 'Second edit'].entries()) {
      if (!results.every(Boolean)) break;
      edit(text);
      const wanted = before + index + 1;
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
