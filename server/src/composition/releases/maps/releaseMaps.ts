import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { TraceMap, traceSegment } from '@jridgewell/trace-mapping';
import type { ReleaseManifest } from '@portal/shared/remote';
import type { Deps } from '../../../platform/Deps.ts';
import type { ReleaseMaps } from './mapsProblem.ts';

const zip = promisify(gzip);
const unzip = promisify(gunzip);

/** Identifies a release. */
type Named = Pick<ReleaseManifest, 'name' | 'version' | 'hash'>;

/** A position in a script, 1-based like in stack traces. */
interface Place {
  readonly script: string;
  readonly line: number;
  readonly column: number;
}

export interface OriginalPlace {
  /** Path in the repository: `mf-parts/src/screens/X.tsx`, `shared/src/…`, `node_modules/…`. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Parsed maps take some megabytes each. */
const mostKept = 16;

/** Outside of all served folders; only this module reads it. */
function keyOf({ name, version, hash }: Named, script: string): string {
  return `source-maps/${name}/${version}+${hash}/${script}.map.gz`;
}

/** Stores a release's source maps permanently. Existing ones are kept. */
export async function keepMaps(
  { blobs }: Pick<Deps, 'blobs'>,
  release: Named,
  maps: ReleaseMaps,
): Promise<void> {
  for (const [script, content] of maps) {
    const key = keyOf(release, script);
    if ((await blobs.stat(key)) === undefined) await blobs.add(key, await zip(content));
  }
}

/** Finds source positions. Caches parsed maps. */
export function createSourceFinder({ blobs }: Pick<Deps, 'blobs'>) {
  const known = new Map<string, Promise<TraceMap | undefined>>();

  const read = async (key: string): Promise<TraceMap | undefined> => {
    if ((await blobs.stat(key)) === undefined) return undefined;
    return new TraceMap(String(await unzip(await buffer(await blobs.read(key)))));
  };
  const mapOf = (key: string) => {
    const map = known.get(key) ?? read(key);
    known.delete(key);
    known.set(key, map);
    // A failed read is retried the next time.
    map.catch(() => known.delete(key));
    const [oldest] = known.keys();
    if (known.size > mostKept && oldest !== undefined) known.delete(oldest);
    return map;
  };
  /** @returns nothing without a map of the script or a mapping of the position */
  return async (release: Named, place: Place): Promise<OriginalPlace | undefined> => {
    const map = await mapOf(keyOf(release, place.script));
    if (!map) return undefined;
    const column = Math.max(0, place.column - 1);
    const [, index, line, sourceColumn] = traceSegment(map, place.line - 1, column) ?? [];
    // The compiler's own name: resolved names lose `../` out of the remote.
    const source = index === undefined ? undefined : map.sources[index];
    if (typeof source !== 'string' || line === undefined || sourceColumn === undefined)
      return undefined;
    return { file: sourceFile(release.name, source), line: line + 1, column: sourceColumn + 1 };
  };
}

export type FindSource = ReturnType<typeof createSourceFinder>;

/**
 * `webpack://mf_parts_…/./src/X.tsx` as a repository path; files outside the remote begin with
 * `../`.
 */
function sourceFile(remote: string, source: string): string {
  const [, path = source] = /^webpack:\/\/[^/]*\/([^?]*)/.exec(source) ?? [];
  const [, beside] = /^(?:\.\.\/)+(.*)/s.exec(path) ?? [];
  return beside ?? `${remote}/${path.replace(/^\.\//, '')}`;
}
