import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { hashInputs } from './hashInputs.mjs';
import { e2eTargets } from './e2eTargets.mjs';
import { kitTarget } from './kitTarget.mjs';
import { endWebpack } from './runWebpack.mjs';
import { targets } from './targets.mjs';

const stampOf = (name) => join(root, '.cache/build', name);

/** Whether the product of a target was built from inputs with this hash. */
export function isFresh({ name, product }, hash) {
  const stamp = stampOf(name);
  return (
    existsSync(join(root, product)) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8').trim() === hash
  );
}

async function buildOne(target, hash) {
  rmSync(stampOf(target.name), { force: true });
  const started = performance.now();
  const { code, output } = await target.build();
  if (code !== 0) {
    process.stderr.write(`${output}\nThe build of ${target.name} failed.\n`);
    return false;
  }
  mkdirSync(join(root, '.cache/build'), { recursive: true });
  writeFileSync(stampOf(target.name), `${hash}\n`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`  built ${target.name} in ${seconds} s\n`);
  return true;
}

/**
 * Builds the targets whose inputs have changed, by content.
 * @param {{ names?: string[], lanes?: number, withE2e?: boolean, withKit?: boolean }} options
 * target names, number built at a time, whether to include targets only the journeys need, and the
 * remote kit.
 * @returns {Promise<{ built: string[], failed: string[], fresh: string[] }>} names of targets.
 */
export async function buildStale({ names, lanes = 2, withE2e = false, withKit = false } = {}) {
  const wanted = [
    ...targets(),
    ...(withE2e ? e2eTargets() : []),
    ...(withKit ? [kitTarget] : []),
  ].filter(({ name }) => !names?.length || names.includes(name));
  const hashed = wanted.map((target) => ({ target, hash: hashInputs(target.inputs) }));
  const stale = hashed.filter(({ target, hash }) => !isFresh(target, hash));
  const fresh = hashed.filter((one) => !stale.includes(one)).map(({ target }) => target.name);
  if (stale.length > 0) {
    process.stdout.write(`Building ${stale.map(({ target }) => target.name).join(', ')}…\n`);
  }
  const passed = await inParallel(stale, lanes, ({ target, hash }) => buildOne(target, hash));
  await endWebpack();
  const attempted = stale.map(({ target }) => target.name);
  return {
    built: attempted.filter((_, index) => passed[index]),
    failed: attempted.filter((_, index) => !passed[index]),
    fresh,
  };
}

/** Processes items in order, `lanes` at a time. @returns the results in that order. */
async function inParallel(items, lanes, work) {
  const results = [];
  const queue = items.entries();
  const lane = async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}
