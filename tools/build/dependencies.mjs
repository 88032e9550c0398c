import { readFileSync } from 'node:fs';
import { basename, isAbsolute, join, relative, sep } from 'node:path';
import { root } from '../root.mjs';
import { ownPackages } from './ownPackages.mjs';

/** The innermost package of a path. */
const packagePlace = /^(.*node_modules\/(?:@[^/]+\/)?[^/.][^/]*)\//;

/** Whether a file without code in the build can lead to one with code: a manifest or a re-export. */
const leadsOn = (file) =>
  basename(file) === 'package.json' ||
  (/\.tsx?$/.test(file) && /^export [^;]* from '/m.test(readFileSync(file, 'utf8')));

/**
 * The dependencies of a build, from the files that its bundler read.
 *
 * @param {{ read: Iterable<string>, used: ReadonlySet<string>, open?: ReadonlySet<string> }[]}
 * bundles absolute paths: of all files, of those with code in the result, and of those with all
 * exports in it
 * @returns {{ inputs: string[], used: string[], packages: string[] }} as `hashInputs` takes them
 */
export function dependenciesOf(...bundles) {
  const inputs = new Set();
  const parts = new Set();
  const packages = new Set();
  for (const { read, used, open } of bundles) {
    for (const file of new Set([...read, ...used])) {
      // webpack has modules without a file, too.
      if (!isAbsolute(file)) continue;
      // Packages of a copy of the repository are links to those of the repository above.
      const path = relative(root, file)
        .split(sep)
        .join('/')
        .replace(/^(\.\.\/)+/, '');
      const [, place] = packagePlace.exec(path) ?? [];
      if (place) {
        if (used.has(file)) packages.add(place);
      } else if (!/^(\.cache|node_modules)\//.test(path) && (used.has(file) || leadsOn(file))) {
        (open?.has(file) ? inputs : parts).add(path);
      }
    }
  }
  const [ofInputs, used, places] = [inputs, parts, packages].map((set) => [...set].sort());
  return { inputs: ofInputs, used, packages: places };
}

/** The files of an esbuild bundle, for `dependenciesOf`. */
export function filesOf({ inputs, outputs }) {
  const absolute = (file) => join(root, file);
  const used = Object.values(outputs).flatMap((output) => Object.keys(output.inputs));
  return { read: Object.keys(inputs).map(absolute), used: new Set(used.map(absolute)) };
}

/** The files that Node loads for a module, for `dependenciesOf`, without packages. */
export async function filesImportedBy(file) {
  const { build } = await import('esbuild');
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [file],
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    alias: { ...ownPackages(), '@portal/build-kit': join(root, 'build-kit/src') },
    outdir: root,
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  return filesOf(metafile);
}
