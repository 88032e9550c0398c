import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { journeysOf } from './journeysOf.mjs';

const git = (...args) => execFileSync('git', args, { cwd: root, stdio: 'pipe' }).toString().trim();

/** The merge base with the upstream branch; the latest commit without an upstream. */
function base() {
  try {
    return git('merge-base', 'HEAD', '@{upstream}');
  } catch {
    return 'HEAD';
  }
}

/** Paths that differ from the upstream branch, in commits or in the working tree. */
function changedFiles() {
  const committed = git('diff', '--name-only', base());
  const untracked = git('ls-files', '--others', '--exclude-standard');
  return [...new Set(`${committed}\n${untracked}`.split('\n').filter(Boolean))];
}

/** `changedFiles`, or those of the latest commit if there are none. */
export function latestChanges() {
  try {
    const files = changedFiles();
    return files.length > 0 ? files : git('diff', '--name-only', 'HEAD~1').split('\n');
  } catch {
    // A clone of one commit.
    return [];
  }
}

/** Files that everything depends on. */
const foundations =
  /^(shared|build-kit|test-kit|tools\/jest|e2e\/(fixtures|pages|playwright)|tools\/(build|lint|run|setup|test)|server\/src\/(platform\/(config|db|http)|testing))\b|^[^/]*\.(js|json|jsonc)$|\/package\.json$|\/tsconfig[^/]*\.json$/;

const workspaceOf = (file) => file.split('/')[0];
const isCode = (file) => /\.(tsx?|mjs|js)$/.test(file);

/** The folder of a server module, such as `server/src/areas/buying/orders`. */
const moduleOf = (file) =>
  /^server\/src\/(areas\/[^/]+\/|(accounts|app|composition|platform)\/)?[^/]+/.exec(file)?.[0];

/**
 * What a change affects.
 * @returns {{ reason?: string, files: string[], code: string[], workspaces: string[],
 * serverFolders: string[], specs: string[] }} `reason`: a changed file that everything depends on;
 * the other fields are then irrelevant.
 */
export function planChanges(files) {
  const present = files.filter((file) => existsSync(join(root, file)));
  const code = present.filter(isCode);
  return {
    reason: files.find((file) => foundations.test(file)),
    files: present,
    code,
    workspaces: [...new Set(files.filter(isCode).map(workspaceOf))],
    serverFolders: [...new Set(files.filter(isCode).map(moduleOf).filter(Boolean))],
    specs: [...new Set(files.flatMap(journeysOf))],
  };
}

export const readChanges = () => planChanges(changedFiles());
