import { createHash } from 'node:crypto';
import {
  contractVersion,
  isIconName,
  isRoutePath,
  matchRoute,
  meetsContract,
  placeProblems,
  prefetchProblems,
  redirectProblems,
  type ReleaseManifest,
} from '@portal/shared/remote';
import { assetType } from '../assets/assetTypes.ts';
import { InvalidError } from '../../platform/errors.ts';
import { missingChunk } from './missingChunk.ts';

/** Faults of a release, by manifest field. */
export type Problems = Readonly<Record<string, string | undefined>>;

/** Content of a release's files by name. */
export type ReleaseFiles = ReadonlyMap<string, Buffer>;

const largestFileBytes = 8 * 1024 * 1024;
export const largestReleaseBytes = 32 * 1024 * 1024;
export const mostReleaseFiles = 500;

/** Relative, without dots at a segment's start, so that no file escapes the folder. */
const fileName = /^[\w-][\w.-]*(\/[\w-][\w.-]*){0,3}$/;

/** Checks a release by itself. Trusts nothing in the manifest: measures and hashes the files. */
export function checkRelease(manifest: ReleaseManifest, files: ReleaseFiles): Problems {
  return {
    files: filesProblem(manifest, files),
    integrity: integrityProblem(manifest, files),
    entry: entryProblem(manifest) ?? chunksProblem(manifest, files),
    routes: screensProblem(manifest) ?? prefetchProblems(manifest)[0],
    navigation: navigationProblem(manifest),
    contract: contractProblem(manifest),
    places: placeProblems(manifest)[0],
    redirects: redirectProblems(manifest)[0],
  };
}

/** @throws InvalidError when there is a problem */
export function refuseFor(problems: Problems): void {
  const texts = Object.entries(problems).flatMap(([field, text]) =>
    text === undefined ? [] : [[field, text] as const],
  );
  if (texts.length > 0) throw new InvalidError(Object.fromEntries(texts));
}

function filesProblem(manifest: ReleaseManifest, files: ReleaseFiles): string | undefined {
  if (files.size > mostReleaseFiles) return `more than ${String(mostReleaseFiles)} files`;
  const listed = new Set(manifest.files);
  const missing = manifest.files.find((file) => !files.has(file));
  if (missing !== undefined) return `${missing} is not among the files sent`;
  let total = 0;
  for (const [file, { length }] of files) {
    if (!listed.has(file)) return `${file} is not listed in the manifest`;
    if (!fileName.test(file)) return `${file} is not a file name of a release`;
    if (assetType(file) === undefined) return `${file} is of a kind that releases do not have`;
    if (length > largestFileBytes) return `${file} is larger than 8 MB`;
    total += length;
  }
  return total > largestReleaseBytes ? 'the release is larger than 32 MB' : undefined;
}

function integrityProblem(manifest: ReleaseManifest, files: ReleaseFiles): string | undefined {
  for (const [file, content] of files) {
    if (!file.endsWith('.js')) continue;
    const digest = `sha384-${createHash('sha384').update(content).digest('base64')}`;
    if (manifest.integrity[file] !== digest) return `the content of ${file} is not what it says`;
  }
  const unknown = Object.keys(manifest.integrity).find((file) => !files.has(file));
  return unknown === undefined ? undefined : `${unknown} is not a file of the release`;
}

function entryProblem(manifest: ReleaseManifest): string | undefined {
  const wanted = [
    manifest.entry,
    ...Object.values(manifest.screens).flatMap(({ preload }) => preload),
    manifest.embed,
    manifest.preview,
  ].filter((file) => file !== undefined);
  if (manifest.preview === undefined) return 'the release has no preview, with which it is tried';
  const missing = wanted.find((file) => !(file in manifest.integrity));
  return missing === undefined ? undefined : `${missing} is not a script of the release`;
}

function chunksProblem({ entry }: ReleaseManifest, files: ReleaseFiles): string | undefined {
  const missing = missingChunk(String(files.get(entry) ?? ''), files.keys());
  return (
    missing && `${entry} loads a script with the digest ${missing}, which is not in the release`
  );
}

function contractProblem({ contract }: ReleaseManifest): string | undefined {
  return meetsContract(contract)
    ? undefined
    : `is ${contract}, which this portal with the contract ${contractVersion} does not meet; pages could not load it`;
}

function screensProblem({ routes, screens }: ReleaseManifest): string | undefined {
  const odd = routes.find(({ path }) => !isRoutePath(path));
  if (odd)
    return `${odd.path} must be like /parts or /parts/:id: lower-case words, no slash at the end`;
  const bare = routes.find(({ path }) => !(path in screens));
  return bare && `${bare.path} has no screen`;
}

function navigationProblem({ routes, navigation }: ReleaseManifest): string | undefined {
  const stray = navigation.find(({ to }) => !matchRoute(routes, to));
  if (stray) return `${stray.to} leads to none of the remote's own routes`;
  const bare = navigation.find(({ icon }) => !isIconName(icon));
  return bare && `${bare.to} has the icon ${bare.icon}, which the portal has not`;
}
