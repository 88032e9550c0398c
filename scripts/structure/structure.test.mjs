import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../root.mjs';
import { findWrongDirections } from './directions.mjs';
import { findCycles } from './findCycles.mjs';
import { readImports } from './readImports.mjs';

const longestSource = 250;

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

  it('keep the directions inside the server, shared and the build kit', () => {
    expect(findWrongDirections(imports)).toEqual([]);
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
