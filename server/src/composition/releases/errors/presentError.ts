import type { ReleaseErrorAnswer } from '@portal/shared/contracts';
import type { ReleaseFrame } from '../../../platform/db/tables/releaseFigures.ts';
import type { FindSource } from '../maps/releaseMaps.ts';
import type { ReleaseError } from './errors.queries.ts';

/** Versions of releases by `<name> <hash>`. */
export type Versions = ReadonlyMap<string, string>;

/** An error in wire format, with source positions if the release has maps. */
export async function presentError(
  { id, name, hash, kind, route, message, frames, at }: ReleaseError,
  versions: Versions,
  find: FindSource,
): Promise<ReleaseErrorAnswer> {
  const version = versions.get(`${name} ${hash}`) ?? '';
  const release = { name, version, hash };
  return {
    id,
    remote: name,
    version,
    hash,
    kind,
    route,
    message,
    at: at.toISOString(),
    stack: await Promise.all(frames.map((frame) => presentFrame(frame, release, find))),
  };
}

async function presentFrame(
  { name, file, line, column }: ReleaseFrame,
  release: Parameters<FindSource>[0],
  find: FindSource,
): Promise<ReleaseErrorAnswer['stack'][number]> {
  // Scripts of the shell and of other releases are not mapped.
  const source = file.startsWith('/')
    ? undefined
    : await find(release, { script: file, line, column });
  const place = source ?? { file, line, column };
  return {
    name,
    place: `${place.file}:${place.line}:${place.column}`,
    isSource: source !== undefined,
  };
}
