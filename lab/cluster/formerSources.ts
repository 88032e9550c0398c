import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readFormerVersion } from '@portal/server/src/testing/former-version/FormerVersion.ts';

const root = path.join(import.meta.dirname, '../..');
const git = (...args: string[]): Buffer =>
  execFileSync('git', args, { cwd: root, stdio: 'pipe', maxBuffer: 2 ** 30 });

/** Git revision of the former version: its tag, or FORMER_VERSION. */
export const formerRevision = process.env['FORMER_VERSION'] ?? `v${readFormerVersion().version}`;

/** @returns whether the repository contains it; a shallow clone does not */
export function hasFormerVersion(): boolean {
  try {
    git('rev-parse', '--verify', '--quiet', `${formerRevision}^{commit}`);
    return true;
  } catch {
    return false;
  }
}

/** The workspaces that the server imports; older versions have fewer. */
const serverWorkspaces = ['server', 'shared', 'build-kit', 'emi-engine', 'paper'];

const packageSchema = z.object({ name: z.string() });

/**
 * Unpacks the former version's sources into a folder below the repository, where they can resolve
 * npm packages. Links its own workspaces.
 * @returns the folder of its server's sources
 */
export function unpackFormerVersion(folder: string): string {
  const own = path.join(folder, 'node_modules/@portal');
  mkdirSync(own, { recursive: true });
  const there = git('ls-tree', '-d', '--name-only', formerRevision).toString().split('\n');
  const wanted = serverWorkspaces.filter((workspace) => there.includes(workspace));
  const input = git('archive', '--format=tar', formerRevision, ...wanted);
  execFileSync('tar', ['-x', '-C', folder], { input });
  for (const workspace of readdirSync(folder)) {
    const file = path.join(folder, workspace, 'package.json');
    if (!existsSync(file)) continue;
    const { name } = packageSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    symlinkSync(path.join(folder, workspace), path.join(own, path.basename(name)));
  }
  return path.join(folder, 'server/src');
}
