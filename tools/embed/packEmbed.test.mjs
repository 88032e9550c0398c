import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { root } from '../root.mjs';
import { run } from '../run.mjs';
import { packEmbed } from './packEmbed.mjs';

const patient = 120_000;
let folder;
let packed;

/** Installs the packed package with npm in an empty folder, as a host does. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-host-'));
  packed = await packEmbed(join(folder, 'packed'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const args = ['install', '--offline', '--no-audit', '--no-fund', `./packed/${packed.file}`];
  const { code, output } = await run(npm, args, { cwd: folder });
  if (code !== 0) throw new Error(output);
}, patient);
afterAll(() => rmSync(folder, { recursive: true }));

/** A host with the package and with packages of this repository, under the names that hosts use. */
function aHost(name, packages) {
  const dir = join(folder, name);
  const modules = join(dir, 'node_modules');
  cpSync(join(folder, 'node_modules'), modules, { recursive: true });
  for (const [as, from] of Object.entries(packages)) {
    mkdirSync(dirname(join(modules, as)), { recursive: true });
    symlinkSync(join(root, 'node_modules', from), join(modules, as));
  }
  return dir;
}

const settings = {
  ...{ strict: true, noEmit: true, target: 'es2022', module: 'esnext', types: [] },
  ...{ moduleResolution: 'bundler', lib: ['es2022', 'dom', 'dom.iterable'] },
  ...{ exactOptionalPropertyTypes: true, preserveSymlinks: true, jsx: 'react-jsx' },
};
/** Files of the compiler's library, shared by all hosts. */
const library = new Map();

/**
 * Compiles a sample as a host would, with every declaration; the compiler's library only with the
 * first sample. @returns the diagnostics
 */
function compile(sample, dir) {
  copyFileSync(join(import.meta.dirname, 'samples', sample), join(dir, sample));
  const compilerOptions = { ...settings, skipDefaultLibCheck: library.size > 0 };
  const { options } = ts.convertCompilerOptionsFromJson(compilerOptions, dir);
  const host = ts.createCompilerHost(options);
  const inLibrary = dirname(ts.getDefaultLibFilePath(options));
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (file, ...rest) => {
    if (dirname(file) !== inLibrary) return read(file, ...rest);
    if (!library.has(file)) library.set(file, read(file, ...rest));
    return library.get(file);
  };
  const program = ts.createProgram({ rootNames: [join(dir, sample)], options, host });
  return ts.formatDiagnostics(ts.getPreEmitDiagnostics(program), host);
}

describe('the packed package', () => {
  it('has no dependencies and is named by its content', () => {
    expect(packed).toMatchObject({
      name: '@portal/embed',
      file: expect.stringMatching(/^portal-embed-\d+\.\d+\.\d+-[0-9a-f]{12}\.tgz$/),
      integrity: expect.stringMatching(/^sha512-/),
    });
  });

  it('can be imported without a page, as on a server', async () => {
    const file = join(folder, 'node_modules/@portal/embed/index.js');
    const { loadPortal } = await import(pathToFileURL(file).href);
    await expect(loadPortal('https://portal.example')).rejects.toThrow();
  });

  it.each([
    ['plain.ts', {}],
    ['react.tsx', { '@types/react': '@types/react', csstype: 'csstype' }],
    [
      'react-18.tsx',
      {
        '@types/react': '@types/react-18',
        '@types/prop-types': '@types/prop-types',
        csstype: 'csstype',
      },
    ],
  ])(
    'types what %s uses and refuses unknown members',
    (sample, packages) => {
      expect(compile(sample, aHost(sample.replace(/\..*/, ''), packages))).toBe('');
    },
    patient,
  );

  it(
    'types the output of Vue templates',
    () => {
      const dir = aHost('vue', { '@vue': '@vue', csstype: 'csstype' });
      // The type packages of `vue`, without its compilers.
      mkdirSync(join(dir, 'node_modules/vue'));
      writeFileSync(
        join(dir, 'node_modules/vue/index.d.ts'),
        "export * from '@vue/runtime-dom';\n",
      );
      expect(compile('vue.ts', dir)).toBe('');
    },
    patient,
  );
});
