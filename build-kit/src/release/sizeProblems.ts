import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import webpack, { type Compilation, type Module } from 'webpack';
import { inKilobytes, isPicture, releaseLimits, type ReleaseManifest } from '@portal/shared/remote';

/** Number of large modules listed. */
const mostNamed = 3;

/** Finds oversized screens and files of a built remote, and names what makes them large. */
export function sizeProblems(
  compilation: Compilation,
  distDir: string,
  { entry, screens }: Pick<ReleaseManifest, 'entry' | 'screens'>,
): readonly string[] {
  const weights = new Map<string, number>();
  const weightOf = (file: string) => {
    const weight =
      weights.get(file) ?? brotliCompressSync(readFileSync(join(distDir, file))).length;
    weights.set(file, weight);
    return weight;
  };
  const heavyScreens = Object.entries(screens).flatMap(([path, { preload }]) => {
    const weight = [entry, ...preload].reduce((sum, file) => sum + weightOf(file), 0);
    if (weight <= releaseLimits.screen) return [];
    return [
      `the screen of ${path} loads ${inKilobytes(weight)} of scripts, at most ${inKilobytes(releaseLimits.screen)} are allowed; the biggest: ${biggestModules(compilation, preload)}; load what is rare with lazyPart`,
    ];
  });
  const heavyPictures = compilation
    .getAssets()
    .filter(({ name }) => isPicture(name))
    .map(({ name }) => ({ name, bytes: readFileSync(join(distDir, name)).length }))
    .filter(({ bytes }) => bytes > releaseLimits.picture)
    .map(
      ({ name, bytes }) =>
        `the picture ${name} has ${inKilobytes(bytes)}, at most ${inKilobytes(releaseLimits.picture)} are allowed; make it smaller`,
    );
  return [...heavyScreens, ...heavyPictures];
}

function biggestModules(compilation: Compilation, files: readonly string[]): string {
  const chunks = [...compilation.chunks].filter((chunk) =>
    files.some((file) => chunk.files.has(file)),
  );
  return chunks
    .flatMap((chunk) => [...compilation.chunkGraph.getChunkModulesIterable(chunk)])
    .flatMap(partsOf)
    .map((module) => ({ name: nameOf(module), bytes: module.size() }))
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, mostNamed)
    .map(({ name, bytes }) => `${name} (${inKilobytes(bytes)} before compression)`)
    .join(', ');
}

/** Lists concatenated modules individually. */
function partsOf(module: Module): readonly Module[] {
  const parts: unknown = 'modules' in module ? module.modules : undefined;
  return Array.isArray(parts) ? parts.filter((part) => part instanceof webpack.Module) : [module];
}

function nameOf(module: Module): string {
  const file = module.nameForCondition() ?? module.identifier();
  return file.split(/[\\/]node_modules[\\/]/).at(-1) ?? file;
}
