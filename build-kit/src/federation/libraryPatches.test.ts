import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { routerRule } from '../presets/baseConfig.ts';
import { replacements } from './withoutUnused.ts';

const packages = path.join(import.meta.dirname, '../../../node_modules');
const require = createRequire(import.meta.url);
const { changes } = require('../presets/routerWithoutData.cjs') as {
  changes: readonly (readonly [string | RegExp, string])[];
};

function filesBelow(folder: string): string[] {
  return readdirSync(path.join(packages, folder), { recursive: true, encoding: 'utf8' }).map(
    (file) => path.join(packages, folder, file),
  );
}

describe('the router', () => {
  const chunks = filesBelow('react-router/dist/production')
    .filter((file) => routerRule.test instanceof RegExp && routerRule.test.test(file))
    .map((file) => readFileSync(file, 'utf8'));

  it.each(changes)('still has the text %s', (text, replacement) => {
    expect(chunks.some((chunk) => chunk.replace(text, replacement) !== chunk)).toBe(true);
  });
});

describe('the libraries of the shell', () => {
  const files = ['@module-federation', 'stylis'].flatMap(filesBelow);

  it.each(replacements)('still have a module %s', (module, replacement) => {
    expect(files.some((file) => module.test(file))).toBe(true);
    expect(existsSync(path.join(import.meta.dirname, 'unused', replacement))).toBe(true);
  });
});
