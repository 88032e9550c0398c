import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../root.mjs';

/** Git's hash of all sources in the working tree, committed or not. */
function treeHash() {
  const folder = mkdtempSync(join(tmpdir(), 'portal-index-'));
  const git = (...args) =>
    execFileSync('git', args, {
      cwd: root,
      env: { ...process.env, GIT_INDEX_FILE: join(folder, 'index') },
    });
  try {
    git('add', '--all');
    return git('write-tree').toString().trim();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Keeps the results of passed steps for the same sources. */
export function keepResults(kind) {
  const file = join(root, '.cache/test', `passed-${kind}.json`);
  const tree = treeHash();
  const read = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const results = read.tree === tree ? read.results : {};
  return {
    of: (name) => results[name],
    add: (name, result) => {
      if (result.failed > 0) return;
      results[name] = result;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify({ tree, results }));
    },
  };
}
