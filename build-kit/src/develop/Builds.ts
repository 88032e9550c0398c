import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseManifest } from '@portal/shared/remote';

/** Number of builds kept for pages that still load files from them. */
const mostKept = 5;

interface Build {
  readonly manifest: ReleaseManifest;
  readonly files: ReadonlyMap<string, Buffer>;
}

/** The latest builds of a remote in development, by content hash. */
export class Builds {
  readonly #builds = new Map<string, Build>();
  #current: Build | undefined;

  /** The manifest of the latest successful build. */
  get current(): ReleaseManifest | undefined {
    return this.#current?.manifest;
  }

  /** Reads a build. @returns whether it differs from the previous one */
  take(distDir: string): boolean {
    const text = readFileSync(join(distDir, 'release.json'), 'utf8');
    // oxlint-disable-next-line typescript/consistent-type-assertions -- just written by writeRelease
    const manifest = JSON.parse(text) as ReleaseManifest;
    if (manifest.hash === this.#current?.manifest.hash) return false;
    const files = new Map(
      manifest.files.map((file) => [file, readFileSync(join(distDir, file))] as const),
    );
    this.#current = { manifest, files };
    // Moves the build to the end of the eviction order.
    this.#builds.delete(manifest.hash);
    this.#builds.set(manifest.hash, this.#current);
    const [oldest] = this.#builds.keys();
    if (this.#builds.size > mostKept && oldest !== undefined) this.#builds.delete(oldest);
    return true;
  }

  /** The content of a file; `undefined` when the build or the file does not exist. */
  file(hash: string, name: string): Buffer | undefined {
    return this.#builds.get(hash)?.files.get(name);
  }
}
