import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const root = path.join(import.meta.dirname, '../../..');
const core = path.join(root, 'shell/dist/embed/core');
const loader = path.join(root, 'shell/dist/embed/loader/embed.js');

/** Of the core: its first script, and those of each companion. */
interface Manifest {
  readonly scripts: readonly [entry: string, ...others: string[]];
  readonly companions: Readonly<Record<string, readonly string[]>>;
}

interface Release {
  readonly embeddable?: boolean;
  readonly entry: string;
  /** Those with `false` are shown by the portal alone. */
  readonly routes: readonly { readonly path: string; readonly embeddable?: boolean }[];
  readonly screens: Readonly<
    Record<string, { readonly preload: readonly string[]; readonly companions: readonly string[] }>
  >;
}

/** Bytes, brotli-compressed, of all scripts that come before the first row of a screen. */
export interface ElementWeight {
  readonly path: string;
  readonly loader: number;
  readonly core: number;
  readonly companions: number;
  /** The remote's own files. */
  readonly own: number;
}

/** Weighs the screens of all remotes, as they are built. */
export function weighElements(): readonly ElementWeight[] {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- our own build wrote it
  const { scripts, companions: known } = readJson(path.join(core, 'manifest.json')) as Manifest;
  const [entry] = scripts;
  return readdirSync(root)
    .filter((name) => name.startsWith('mf-'))
    .flatMap((name) => {
      const dist = path.join(root, name, 'dist');
      // oxlint-disable-next-line typescript/consistent-type-assertions -- see above
      const release = readJson(path.join(dist, 'release.json')) as Release;
      const shown = release.embeddable
        ? release.routes.filter(({ embeddable }) => embeddable !== false)
        : [];
      return shown.map(({ path: address }) => {
        const { preload = [], companions = [] } = release.screens[address] ?? {};
        const files = new Set(companions.flatMap((key) => known[key] ?? []));
        return {
          path: address,
          loader: weigh([loader]),
          core: weigh([path.join(core, entry)]),
          companions: weigh(
            [...files]
              .filter((file) => !scripts.includes(file))
              .map((file) => path.join(core, file)),
          ),
          own: weigh([release.entry, ...preload].map((file) => path.join(dist, file))),
        };
      });
    });
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function weigh(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(file)).length, 0);
}
