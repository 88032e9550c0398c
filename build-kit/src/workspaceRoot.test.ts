import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { workspaceRoot } from './workspaceRoot.ts';

describe('workspaceRoot', () => {
  let folder: string;
  let remote: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'workspace-root-'));
    remote = join(folder, 'e2e/mf-parts');
    mkdirSync(remote, { recursive: true });
    writeFileSync(join(folder, 'e2e/package.json'), '{}');
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it('is the parent package with workspaces', () => {
    writeFileSync(join(folder, 'package.json'), '{ "workspaces": ["mf-*"] }');
    expect(workspaceRoot(remote)).toBe(folder);
    expect(workspaceRoot(folder)).toBe(folder);
  });

  it('is the folder itself when no package has workspaces', () => {
    expect(workspaceRoot(remote)).toBe(remote);
  });
});
