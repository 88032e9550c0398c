import { createHash } from 'node:crypto';
import type { ReleaseFiles } from '@portal/server/src/modules/releases/checkRelease.ts';
import { namedByContent } from '@portal/server/src/modules/releases/namedByContent.ts';
import { releaseManifestSchema } from '@portal/shared/contracts';
import type { ReleaseManifest } from '@portal/shared/remote';

export interface Release {
  readonly manifest: ReleaseManifest;
  readonly files: ReleaseFiles;
}

/**
 * As many remotes as wanted from one: the same scripts under another name, with an address and a
 * menu entry of their own, as a build of each would have written them.
 *
 * @param release one with the name `mf-prices`, the address `/prices` and the title `Prices`
 */
export function copiesOf(release: Release, count: number): readonly Release[] {
  return Array.from({ length: count }, (_, index) =>
    copyOf(release, `copy${String(index + 1).padStart(3, '0')}`),
  );
}

function copyOf(release: Release, name: string): Release {
  const rename = (text: string) =>
    text
      .replaceAll('mf-prices', `mf-${name}`)
      .replaceAll('mf_prices', `mf_${name}`)
      .replaceAll('/prices', `/${name}`)
      .replaceAll('Prices', `Prices ${name}`);
  const contents = new Map(
    [...release.files].map(([file, content]) => [file, rename(String(content))] as const),
  );
  const manifestText = rename(JSON.stringify(release.manifest));
  const sealed = seal(contents, manifestText, release.manifest.integrity);
  const files = new Map([...sealed.contents].map(([file, text]) => [file, Buffer.from(text)]));
  const manifest = releaseManifestSchema.parse(JSON.parse(sealed.manifestText));
  return { files, manifest: namedByContent(manifest, files) };
}

/**
 * Puts the digests of what scripts hold now wherever those of before stand. A script that names
 * others changes with them, so that it goes on until nothing changes; scripts name each other in
 * one direction only.
 */
function seal(
  contents: ReadonlyMap<string, string>,
  manifestText: string,
  integrity: Readonly<Record<string, string>>,
): { readonly contents: ReadonlyMap<string, string>; readonly manifestText: string } {
  let sealed = { contents, manifestText };
  const known = new Map(Object.entries(integrity));
  for (;;) {
    const stale = [...known].find(([file, digest]) => digestOf(sealed.contents, file) !== digest);
    if (!stale) return sealed;
    const [file, before] = stale;
    const now = digestOf(sealed.contents, file);
    const replace = (text: string) => text.replaceAll(before, now);
    sealed = {
      contents: new Map([...sealed.contents].map(([name, text]) => [name, replace(text)] as const)),
      manifestText: replace(sealed.manifestText),
    };
    known.set(file, now);
  }
}

function digestOf(contents: ReadonlyMap<string, string>, file: string): string {
  const hash = createHash('sha384').update(contents.get(file) ?? '');
  return `sha384-${hash.digest('base64')}`;
}
