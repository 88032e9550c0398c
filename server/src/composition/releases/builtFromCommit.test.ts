import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { builtFromCommit } from './builtFromCommit.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-commit-'));
});
afterEach(() => rm(folder, { recursive: true }));

const git = (...args: readonly string[]) =>
  String(
    execFileSync('git', [
      '-C',
      folder,
      '-c',
      'user.name=x',
      '-c',
      'user.email=x@x.example',
      ...args,
    ]),
  ).trim();

describe('builtFromCommit', () => {
  it('asks git, including uncommitted changes', async () => {
    git('init', '--quiet');
    git('commit', '--quiet', '--allow-empty', '--message', 'first');
    const commit = git('rev-parse', 'HEAD');
    expect(await builtFromCommit(folder, {})).toBe(commit);
    await writeFile(path.join(folder, 'new.ts'), '');
    expect(await builtFromCommit(folder, {})).toBe(`${commit}-dirty`);
  });

  it('prefers the environment, and returns nothing outside a repository', async () => {
    expect(await builtFromCommit(folder, { RELEASE_COMMIT: 'v12' })).toBe('v12');
    expect(await builtFromCommit(folder, {})).toBeUndefined();
  });
});
