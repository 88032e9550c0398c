import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import { compiledAhead } from './compiledAhead.ts';
import { minimizerOptions } from './minimizerOptions.ts';

it('puts the comment only into minified scripts', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'compiled-ahead-'));
  try {
    await writeFile(join(dir, 'index.js'), '/*! a license */ console.log(1);');
    const compiler = webpack({
      context: dir,
      entry: { first: './index.js', later: './index.js' },
      output: { path: join(dir, 'dist') },
      optimization: {
        minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, minimizerOptions })],
      },
      plugins: [compiledAhead(/^first/)],
    });
    await new Promise<void>((resolve, reject) => {
      compiler.run((error) => {
        if (error) reject(error);
        else
          compiler.close(() => {
            resolve();
          });
      });
    });
    const read = (name: string) => readFile(join(dir, 'dist', name), 'utf8');
    expect(await read('first.js')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
    expect(await read('later.js')).not.toContain('allFunctionsCalledOnLoad');
  } finally {
    await rm(dir, { recursive: true });
  }
});
