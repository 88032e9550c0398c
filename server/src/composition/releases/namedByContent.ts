import { createHash } from 'node:crypto';
import { releaseText, type ReleaseManifest } from '@portal/shared/remote';
import type { ReleaseFiles } from './checkRelease.ts';

/** Hex digits of the SHA-256 in a release's hash. */
const hashLength = 12;

/** The manifest with the hash of its content and files, whatever the build claimed. */
export function namedByContent(manifest: ReleaseManifest, files: ReleaseFiles): ReleaseManifest {
  const digests = [...files].map(([file, content]) => [file, sha256(content)] as const);
  const hash = sha256(releaseText(manifest, Object.fromEntries(digests))).slice(0, hashLength);
  return { ...manifest, hash };
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
