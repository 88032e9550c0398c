import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { Builds } from './Builds.ts';
import { originalStack } from './originalStack.ts';

const dir = mkdtempSync(join(tmpdir(), 'builds-'));

/** Writes a build whose second line maps to the fifth line of a source. */
function write(hash: string) {
  writeFileSync(join(dir, '7.js'), 'one\ntwo\n');
  const map = {
    version: 3,
    file: '7.js',
    sources: ['webpack://mf_parts_1/./src/screens/PartsScreen.tsx'],
    names: [],
    mappings: ';AAIA',
  };
  writeFileSync(join(dir, '7.js.map'), JSON.stringify(map));
  writeFileSync(join(dir, 'release.json'), JSON.stringify({ hash, files: ['7.js', '7.js.map'] }));
}

const builds = new Builds();
beforeAll(() => {
  write('a1');
  builds.take(dir);
});

describe('originalStack', () => {
  it('maps to file and line of the source', () => {
    const stack = 'Error: x\n    at Parts (http://localhost:3200/builds/a1/7.js:2:3)\n    at react';
    expect(originalStack(builds, stack, dir)).toBe(
      'Error: x\n    at Parts (src/screens/PartsScreen.tsx:5)\n    at react',
    );
  });

  it('keeps what it cannot map', () => {
    const stack = 'at x (http://localhost:3200/builds/b2/7.js:2:3) (http://portal/shell/1.js:1:1)';
    expect(originalStack(builds, stack, dir)).toBe(stack);
  });
});

describe('Builds', () => {
  it('keeps the last five for pages that still load from them', () => {
    expect(builds.take(dir)).toBe(false);
    for (const hash of ['b2', 'c3', 'd4', 'e5']) {
      write(hash);
      expect(builds.take(dir)).toBe(true);
    }
    expect(String(builds.file('a1', '7.js'))).toBe('one\ntwo\n');
    write('f6');
    builds.take(dir);
    expect(builds.file('a1', '7.js')).toBeUndefined();
    expect(builds.current?.hash).toBe('f6');
    expect(builds.file('f6', '../release.json')).toBeUndefined();
  });
});
