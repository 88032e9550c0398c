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

/** Replaces a text in a file of the remote. */
function edit(file, from, to) {
  const path = join(scratch, remote, file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
}
const editTitle = (text) => edit('src/locales/en.json', /(?<="distributor.title": ").*(?=")/, text);
/** `1` is no version. */
const editVersion = (version) => edit('remote.config.ts', /(?<=version: ').*(?=')/, version);
const refusal =
  /mf-distributor was not built.*mf-distributor\/remote\.config\.ts:\d+ the version 1/;

/**
 * Starts the portal from its sources with a remote that cannot be built, corrects the remote and
 * edits it twice: the portal must become ready and name file and line, and each edit must make one
 * release. If releases caused further releases, there would be more by then. Reuses existing builds
 * that the edits do not affect.
 */
export async function devStep() {
  copyRepository(scratch);
  copyBuilt();
  editVersion('1');
  const dev = await startDev();
  try {
    const results = [
      await dev.until((output) => output.includes('The portal is ready') && refusal.test(output)),
    ];
    const before = releasesIn(dev.output());
    const edits = [
      () => editVersion('1.0.0'),
      () => editTitle('First edit'),
      () => editTitle('Second edit'),
    ];
    for (const [index, act] of edits.entries()) {
      if (!results.every(Boolean)) break;
      act();
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
