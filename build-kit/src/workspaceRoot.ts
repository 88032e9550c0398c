import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The root of a workspace and its neighbors: the nearest parent whose package has workspaces. A
 * remote with its own repository is its own root.
 */
export function workspaceRoot(dir: string): string {
  for (let folder = dir; ; folder = dirname(folder)) {
    if (hasWorkspaces(join(folder, 'package.json'))) return folder;
    if (folder === dirname(folder)) return dir;
  }
}

function hasWorkspaces(file: string): boolean {
  if (!existsSync(file)) return false;
  const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return typeof manifest === 'object' && manifest !== null && 'workspaces' in manifest;
}
