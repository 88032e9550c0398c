import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The folder that holds a workspace and its neighbours: the nearest one above whose package names
 * workspaces. A remote with a repository of its own has none, and is it itself.
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
