import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack, { type Compilation } from 'webpack';
import { sizeProblems } from './sizeProblems.ts';

let dir: string;
let compilation: Compilation;

/** A remote with a heavy and a light script, and a picture of 301 kB. */
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'remote-'));
  mkdirSync(join(dir, 'src'));
  const heavy = `export const heavy = '${randomBytes(260_000).toString('base64')}';`;
  writeFileSync(join(dir, 'src/heavy.js'), heavy);
  writeFileSync(join(dir, 'src/board.png'), randomBytes(300_001));
  writeFileSync(join(dir, 'src/light.js'), "new URL('./board.png', import.meta.url);");
  const compiler = webpack({
    mode: 'production',
    context: dir,
    entry: { heavy: './src/heavy.js', light: './src/light.js' },
    output: { path: join(dir, 'dist'), assetModuleFilename: '[name][ext]', library: 'x' },
    performance: false,
  });
  compilation = await new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (stats) resolve(stats.compilation);
      else reject(error ?? new Error('the build has no stats'));
    });
  });
});
afterAll(() => {
  rmSync(dir, { recursive: true });
});

function problemsOf(preload: readonly string[]) {
  const screens = { '/parts': { preload, companions: [] } };
  return sizeProblems(compilation, join(dir, 'dist'), { entry: 'light.js', screens });
}

describe('sizeProblems', () => {
  it('names a screen that loads too much, and its largest modules', () => {
    expect(problemsOf(['heavy.js'])).toContainEqual(
      expect.stringMatching(
        /^the screen of \/parts loads 26\d kB of scripts, at most 250 kB are allowed; the biggest: .*heavy\.js \(347 kB before compression\)/,
      ),
    );
  });

  it('names an oversized picture', () => {
    expect(problemsOf([])).toEqual([
      'the picture board.png has 301 kB, at most 300 kB are allowed; make it smaller',
    ]);
  });
});
