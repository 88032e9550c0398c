import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentOf } from './hashInputs.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-hash-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function lockOf(packages) {
  const file = join(folder, 'package-lock.json');
  writeFileSync(file, JSON.stringify({ packages }));
  return contentOf(file);
}

const react = { version: '19.3.1', integrity: 'sha512-a' };
const before = {
  '': { name: 'portal' },
  shared: { version: '1.0.0' },
  'node_modules/react': react,
};

describe('contentOf', () => {
  it('ignores the workspaces in a lock file', () => {
    const named = {
      'mf-new': { version: '1.0.0' },
      'node_modules/@portal/mf-new': { resolved: 'mf-new', link: true },
    };
    expect(lockOf({ ...before, ...named })).toBe(lockOf(before));
  });

  it('detects another version of a package, also of a nested one', () => {
    const newer = { ...react, version: '19.3.2' };
    expect(lockOf({ ...before, 'node_modules/react': newer })).not.toBe(lockOf(before));
    expect(lockOf({ ...before, 'shared/node_modules/react': react })).not.toBe(lockOf(before));
  });

  it('is the unchanged content of any other file', () => {
    writeFileSync(join(folder, 'a.json'), '{"packages":{}}');
    expect(String(contentOf(join(folder, 'a.json')))).toBe('{"packages":{}}');
  });
});
