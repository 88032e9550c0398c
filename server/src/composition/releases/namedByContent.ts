import { createHash } from 'node:crypto';
import { releaseText, type ReleaseManifest } from '@portal/shared/remote';
import type { ReleaseFiles } from './checkRelease.ts';

/** Characters of the SHA-256 that name a release and its folder. */
const hashLength = 12;

/** A release's manifest with the hash of what it says and of its files, whatever the build said. */
export function namedByContent(manifest: ReleaseManifest, files: ReleaseFiles): ReleaseManifest {
  const digests = [...files].map(([file, content]) => [file, sha256(content)] as const);
  const hash = sha256(releaseText(manifest, Object.fromEntries(digests))).slice(0, hashLength);
  return { ...manifest, hash };
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
