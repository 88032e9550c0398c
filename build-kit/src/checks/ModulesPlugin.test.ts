import { describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import webpack, { type Stats } from 'webpack';
import { ModulesPlugin } from './ModulesPlugin.ts';

/** Builds these files from `src/index.js` on. @returns the errors */
async function errorsOf(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const dir = mkdtempSync(join(tmpdir(), 'remote-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  }
  try {
    const compiler = webpack({
      mode: 'development',
      context: dir,
      entry: './src/index.js',
      output: { path: join(dir, 'dist') },
      module: { rules: [{ test: /\.css$/, type: 'asset/source' }] },
      plugins: [new ModulesPlugin(dir)],
    });
    const stats = await new Promise<Stats | undefined>((resolve, reject) => {
      compiler.run((error, done) => {
        if (error) reject(error);
        else resolve(done);
      });
    });
    return stats?.compilation.errors.map(({ message }) => message) ?? [];
  } finally {
    rmSync(dir, { recursive: true });
  }
}

const react = {
  'node_modules/react/package.json': '{ "name": "react", "main": "index.js" }',
  'node_modules/react/index.js': 'module.exports = {};',
};

describe('ModulesPlugin', () => {
  it('accepts modules that a page can load', async () => {
    const files = {
      'src/index.js': "import { a } from './a.js'; a(); import('./later.js');",
      'src/a.js': 'export const a = () => 1;',
      'src/later.js': "import { a } from './a.js'; export const later = a;",
    };
    expect(await errorsOf(files)).toEqual([]);
  });

  it('refuses style sheets', async () => {
    const files = { 'src/index.js': "import './look.css';", 'src/look.css': 'b {}' };
    expect(await errorsOf(files)).toEqual([
      'src/index.js imports src/look.css; write styles with styled-components',
    ]);
  });

  it('refuses a second copy of a singleton package', async () => {
    const files = { 'src/index.js': "import 'react';", ...react };
    expect(await errorsOf(files)).toEqual([
      'src/index.js bundles a second react; import it by package name, or from @portal/shared',
    ]);
  });

  it('accepts what the compiler imports in development', async () => {
    const files = {
      'src/index.js': "import 'react/jsx-dev-runtime.js';",
      ...react,
      'node_modules/react/jsx-dev-runtime.js': 'module.exports = {};',
    };
    expect(await errorsOf(files)).toEqual([]);
  });

  it('refuses import cycles, and accepts lazy back references', async () => {
    const circle = {
      'src/index.js': "import './a.js';",
      'src/a.js': "import './b.js'; export const a = 1;",
      'src/b.js': "import { a } from './a.js'; export const b = () => a;",
    };
    expect(await errorsOf(circle)).toEqual([
      'src/a.js → src/b.js → src/a.js form an import cycle; move the shared code to a third file',
    ]);
    const lazy = { ...circle, 'src/b.js': "export const b = () => import('./a.js');" };
    expect(await errorsOf(lazy)).toEqual([]);
  });
});
