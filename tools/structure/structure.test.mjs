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

/** Matches imports of packages except types, which do not exist at run time. */
const packageImport = /^(?:import|export) (?!type )[^;]*?\bfrom '([^.'][^']*)'/gm;

/** Folders without folder cycles. */
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
  // Skips an old release that is stored as built.
  .filter((file) => /\.([cm]?[jt]sx?)$/.test(file) && !file.includes('/dist/'))
  .filter((file) => existsSync(join(root, file)));
const imports = readImports(sources);

describe('the imports of all workspaces', () => {
  it('are found', () => {
    expect(imports.get('server/src/app/main.ts')).toContain('server/src/app/startServer.ts');
    expect(imports.get('server/src/platform/Deps.ts')).toContain(
      'server/src/platform/db/Database.ts',
    );
  });

  it('contain no cycle, types included', () => {
    expect(findCycles(imports).map((cycle) => cycle.join(' → '))).toEqual([]);
  });

  it('contain no folder cycle at any level', () => {
    expect(findFolderCycles(imports, untied).map((cycle) => cycle.join(' → '))).toEqual([]);
  });

  it('keep the directions inside the server and the plain code of shared', () => {
    expect(findWrongDirections(imports)).toEqual([]);
  });
});

describe('the plain code of shared', () => {
  it('takes only libraries of schemas and dates and the rating of passwords from other packages', () => {
    const plain = /^shared\/src\/(areas|basics|remote)\/(?!.*(\.test\.|testing\/))/;
    const taken = sources
      .filter((file) => plain.test(file))
      .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(packageImport)])
      .map(([, name]) => name);
    expect([...new Set(taken)].toSorted()).toEqual([
      '@zxcvbn-ts/core',
      '@zxcvbn-ts/language-common',
      'luxon',
      'zod/mini',
    ]);
  });

  it('has rules that do not import contracts', () => {
    const reached = new Set(['shared/src/areas/domain.ts']);
    for (const file of reached) for (const target of imports.get(file)) reached.add(target);
    expect(reached.size).toBeGreaterThan(90);
    expect([...reached].filter((file) => /\.contract\.ts$|\/contract\//.test(file))).toEqual([]);
  });
});

describe('whatever React renders into', () => {
  it('stops IME keys before its handlers, which do not check for them', () => {
    const texts = sources
      .filter((file) => /^(accounts|mf-\w+|shared|shell)\/src\/(?!testing\/|.*\.test\.)/.test(file))
      .map((file) => [file, readFileSync(join(root, file), 'utf8')]);
    const holding = (what) => texts.filter(([, text]) => what.test(text)).map(([file]) => file);
    const roots = holding(/\b(createRoot|hydrateRoot)\(/);
    expect(holding(/^ +keepConversionKeys\(/m)).toEqual([
      // A chart image handles no keys.
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
