import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../root.mjs';
import { hashInputs } from './hashInputs.mjs';
import { e2eTargets } from './e2eTargets.mjs';
import { kitTarget } from './kitTarget.mjs';
import { checkRemotes, endWebpack } from './runWebpack.mjs';
import { targets } from './targets.mjs';

const records = join(root, '.cache/build');
const recordOf = (name) => join(records, `${name}.json`);

/** Dependencies of a target before its first recorded build. */
const anything = { inputs: ['shared/src', 'shared/contract.json'] };

/**
 * The dependencies of a target: fixed ones, and those that its last complete build read.
 * @returns {{ inputs: string[], used: string[], packages: string[], hash?: string }} `hash`: of all
 * this when it was built
 */
export function dependencies({ name, inputs, used = [], packages = [] }) {
  const file = recordOf(name);
  const record = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : anything;
  return {
    inputs: [...inputs, ...(record.inputs ?? [])],
    used: [...used, ...(record.used ?? [])],
    packages: [...packages, ...(record.packages ?? [])],
    hash: record.hash,
  };
}

/** Whether a target was built from the present state of its dependencies. */
export function isFresh(target, state) {
  const { hash, ...now } = dependencies(target);
  return existsSync(join(root, target.product)) && hash === hashInputs(now, state);
}

/** Deletes a build's record, and the file that proves it. */
export function discard({ name, product }) {
  for (const file of [recordOf(name), join(root, product)]) rmSync(file, { force: true });
}

/** @returns undefined if a file was saved since: the build may have read its former text */
function hashUnlessChanged(dependencies, since) {
  let isChanged = false;
  const hash = hashInputs(dependencies, {
    read: (file) => {
      const path = join(root, file);
      if (!existsSync(path)) return '';
      isChanged ||= statSync(path).mtimeMs > since;
      return readFileSync(path);
    },
  });
  return isChanged ? undefined : hash;
}

/** @returns {Promise<string | undefined>} why it failed: the first error, with its file */
async function buildOne(target, words) {
  discard(target);
  const started = performance.now();
  const startedAt = Date.now();
  const { code, output, reason, ...read } = await target.build();
  if (code !== 0) {
    discard(target);
    process.stderr.write(`${output}\nThe build of ${target.name} failed.\n`);
    return reason ?? output.split('\n').find((line) => /\w:\d+/.test(line)) ?? 'see above';
  }
  const isOther = (file) => !target.inputs.some((input) => `${file}/`.startsWith(`${input}/`));
  const record = {
    inputs: read.inputs?.filter(isOther),
    used: read.used?.filter(isOther),
    packages: read.packages,
  };
  mkdirSync(records, { recursive: true });
  writeFileSync(recordOf(target.name), JSON.stringify(record));
  const hash = hashUnlessChanged(dependencies(target), startedAt);
  writeFileSync(recordOf(target.name), JSON.stringify({ hash, ...record }));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`  built ${target.name} in ${seconds} s${words()}\n`);
  return undefined;
}

/** Fails the targets of remotes with problems, each with the first one. */
async function refuse(wanted, fresh) {
  const checked = wanted.filter(({ remote }) => remote);
  const accepted = checked.filter((target) => fresh.includes(target));
  const problems = await checkRemotes(
    checked.map(({ remote }) => remote),
    accepted.map(({ remote }) => basename(remote)),
  );
  const refused = checked.filter(({ remote }) => problems[remote].length > 0);
  for (const target of refused) {
    discard(target);
    process.stderr.write(`${problems[target.remote].join('\n')}\n`);
  }
  return refused.map(({ name, remote }) => ({ name, reason: problems[remote][0] }));
}

/**
 * Checks all remotes and builds the stale targets.
 * @param {{ names?: string[], lanes?: number, withE2e?: boolean, withKit?: boolean }} options
 * target names, number built at a time, whether to include targets only the journeys need, and the
 * remote kit.
 * @returns {Promise<{ built: string[], failed: { name: string, reason: string }[], fresh: string[]
 * }>} names of targets; `reason` begins with the file, where there is one.
 */
export async function buildStale({ names, lanes = 2, withE2e = false, withKit = false } = {}) {
  const wanted = [
    ...targets(),
    ...(withE2e ? e2eTargets() : []),
    ...(withKit ? [kitTarget] : []),
  ].filter(({ name }) => !names?.length || names.includes(name));
  const unchanged = wanted.filter((target) => isFresh(target));
  const failed = await refuse(wanted, unchanged);
  const isRefused = ({ name }) => failed.some((one) => one.name === name);
  const stale = wanted.filter((target) => !unchanged.includes(target) && !isRefused(target));
  const fresh = unchanged.filter((target) => !isRefused(target)).map(({ name }) => name);
  if (stale.length > 0) {
    process.stdout.write(`Building ${stale.map(({ name }) => name).join(', ')}…\n`);
  }
  const built = [];
  await inParallel(stale, lanes, async (target) => {
    const reason = await buildOne(target, () => ` (${built.push(target.name)} of ${stale.length})`);
    if (reason !== undefined) failed.push({ name: target.name, reason });
  });
  await endWebpack();
  return { built, failed, fresh };
}

/** Processes items in order, `lanes` at a time. */
async function inParallel(items, lanes, work) {
  const queue = items.values();
  const lane = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
