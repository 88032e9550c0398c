import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../root.mjs';
import { findWrongDirections } from './directions.mjs';
import { findCycles } from './findCycles.mjs';
import { findFolderCycles } from './findFolderCycles.mjs';
import { readImports } from './readImports.mjs';

const longestSource = 300;

/** Types are gone at run time. */
const packageImport = /^(?:import|export) (?!type )[^;]*?\bfrom '([^.'][^']*)'/gm;

/** Where no folder imports one that imports it. */
const untied = [
  ...[
    'accounts/src',
    'build-kit/src',
    'emi-engine/src',
    'paper/src',
    'server/src',
    'shared/src',
    'shell/src',
  ],
  ...readdirSync(root)
    .filter((name) => name.startsWith('mf-'))
    .map((name) => `${name}/src`),
];

const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  // A release of some time ago lies built in the repository.
  .filter((file) => /\.([cm]?[jt]sx?)$/.test(file) && !file.includes('/dist/'))
  .filter((file) => existsSync(join(root, file)));
const imports = readImports(sources);

describe('the imports of all workspaces', () => {
  it('of the sources are found at all', () => {
    expect(imports.get('server/src/app/main.ts')).toContain('server/src/app/startServer.ts');
    expect(imports.get('server/src/platform/Deps.ts')).toContain(
      'server/src/platform/db/Database.ts',
    );
  });

  it('contain no cycle, types included', () => {
    expect(findCycles(imports).map((cycle) => cycle.join(' → '))).toEqual([]);
  });

  it('tie no folders together, at no level', () => {
    expect(findFolderCycles(imports, untied).map((cycle) => cycle.join(' → '))).toEqual([]);
  });

  it('keep the directions inside the server and the plain code of shared', () => {
    expect(findWrongDirections(imports)).toEqual([]);
  });
});

describe('the plain code of shared', () => {
  it('takes only the schema library and the rating of passwords from other packages', () => {
    const plain = /^shared\/src\/(areas|basics|remote)\/(?!.*(\.test\.|testing\/))/;
    const taken = sources
      .filter((file) => plain.test(file))
      .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(packageImport)])
      .map(([, name]) => name);
    expect([...new Set(taken)].toSorted()).toEqual([
      '@zxcvbn-ts/core',
      '@zxcvbn-ts/language-common',
      'zod/mini',
    ]);
  });

  it('has rules that reach no contract', () => {
    const reached = new Set(['shared/src/areas/domain.ts']);
    for (const file of reached) for (const target of imports.get(file)) reached.add(target);
    expect(reached.size).toBeGreaterThan(90);
    expect([...reached].filter((file) => /\.contract\.ts$|\/contract\//.test(file))).toEqual([]);
  });
});

describe('whatever React renders into', () => {
  it('keeps the keys of conversions from its handlers, which ask for them nowhere', () => {
    const texts = sources
      .filter((file) => /^(accounts|mf-\w+|shared|shell)\/src\/(?!testing\/|.*\.test\.)/.test(file))
      .map((file) => [file, readFileSync(join(root, file), 'utf8')]);
    const holding = (what) => texts.filter(([, text]) => what.test(text)).map(([file]) => file);
    const roots = holding(/\b(createRoot|hydrateRoot)\(/);
    expect(holding(/^ +keepConversionKeys\(/m)).toEqual([
      // A picture of a chart takes no keys.
      ...roots.filter((file) => file !== 'shared/src/ui/charts/picture/savePicture.ts'),
    ]);
    expect(holding(/\.isComposing|\b229\b/)).toEqual(['shared/src/ui/focus/keepConversionKeys.ts']);
  });
});

describe('every source file, tests included', () => {
  it(`has at most ${longestSource} lines`, () => {
    const lengths = sources.map((file) => [
      file,
      readFileSync(join(root, file), 'utf8').split('\n').length - 1,
    ]);
    expect(lengths.filter(([, lines]) => lines > longestSource)).toEqual([]);
  });
});
