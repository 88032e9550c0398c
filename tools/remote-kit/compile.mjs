import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { transform } from '@swc/core';
import definitionsLoader from '../../build-kit/src/messages/definitionsLoader.ts';
import { swcRule } from '../../build-kit/src/presets/swcRule.ts';
import { root } from '../root.mjs';
import { runNode } from '../run.mjs';

const require = createRequire(import.meta.url);
const isTest = (file) => /\.test\.[jt]sx?$/.test(file);
const isSource = (file) => /\.[jt]sx?$/.test(file) && !file.endsWith('.d.ts');

/** Compiles like the browser builds, but file by file. */
const { options } = swcRule('shared');
const compiler = {
  ...options,
  jsc: { ...options.jsc, rewriteRelativeImportExtensions: true },
};

function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isTest(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

/** Compiles the sources of a folder to JavaScript modules and copies the files they read. */
export async function compile(folder, target) {
  await Promise.all(
    filesIn(folder).map(async (file) => {
      const source = readFileSync(join(folder, file), 'utf8');
      const written = join(target, file.replace(/(?<!\.d)\.tsx?$/, '.js'));
      mkdirSync(dirname(written), { recursive: true });
      writeFileSync(written, isSource(file) ? await compiled(source, file) : source);
    }),
  );
}

async function compiled(source, file) {
  const text = /[mM]essages\.ts$/.test(file) ? definitionsLoader(source) : source;
  const { code } = await transform(text, { ...compiler, filename: file, sourceMaps: false });
  return code;
}

/**
 * Emits the types of packages, each beside its modules.
 * @throws Error if a type cannot be derived from the sources
 */
export async function emitTypes(folders, target) {
  const config = join(target, 'tsconfig.json');
  const settings = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      // `npm run typecheck` checks the sources.
      noCheck: true,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: root,
      outDir: target,
    },
    include: folders.map((folder) => join(root, folder, 'src')),
    exclude: ['**/*.test.ts', '**/*.test.tsx'].map((tests) => join(root, tests)),
  };
  writeFileSync(config, JSON.stringify(settings));
  const tsc = require.resolve('typescript/bin/tsc');
  const { code, output } = await runNode([tsc, '-p', config, '--pretty', 'false']);
  if (code !== 0) throw new Error(output);
  for (const folder of folders) {
    for (const file of filesIn(join(target, folder)).filter((name) => name.endsWith('.d.ts'))) {
      const written = join(target, folder, file);
      writeFileSync(written, namingScripts(readFileSync(written, 'utf8')));
    }
  }
}

/** Renames source files in types to the compiled scripts; the compiler keeps the source names. */
function namingScripts(types) {
  return types.replaceAll(/(["'])(\.{1,2}\/[^"'\n]+?)(?<!\.d)\.tsx?\1/g, '$1$2.js$1');
}
