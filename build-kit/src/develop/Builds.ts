import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseManifest } from '@portal/shared/remote';

/** How many builds are kept for pages that still load files of them. */
const mostKept = 5;

interface Build {
  readonly manifest: ReleaseManifest;
  readonly files: ReadonlyMap<string, Buffer>;
}

/** The last builds of a remote in development, by the hash of their content. */
export class Builds {
  readonly #builds = new Map<string, Build>();
  #current: Build | undefined;

  /** The manifest of the newest build that has succeeded. */
  get current(): ReleaseManifest | undefined {
    return this.#current?.manifest;
  }

  /** Takes a build in. @returns whether it is another one than before */
  take(distDir: string): boolean {
    const text = readFileSync(join(distDir, 'release.json'), 'utf8');
    // oxlint-disable-next-line typescript/consistent-type-assertions -- written by writeRelease a moment ago
    const manifest = JSON.parse(text) as ReleaseManifest;
    if (manifest.hash === this.#current?.manifest.hash) return false;
    const files = new Map(
      manifest.files.map((file) => [file, readFileSync(join(distDir, file))] as const),
    );
    this.#current = { manifest, files };
    // Once more at the end of the order in which they are forgotten.
    this.#builds.delete(manifest.hash);
    this.#builds.set(manifest.hash, this.#current);
    const [oldest] = this.#builds.keys();
    if (this.#builds.size > mostKept && oldest !== undefined) this.#builds.delete(oldest);
    return true;
  }

  /** The content of a file; `undefined` when the build or the file is not there. */
  file(hash: string, name: string): Buffer | undefined {
    return this.#builds.get(hash)?.files.get(name);
  }
}
