import { createHash } from 'node:crypto';
import type { ReleaseManifest } from '@portal/shared/remote';
import { namedByContent } from '../../composition/releases/namedByContent.ts';

export interface TestRelease {
  readonly manifest: ReleaseManifest;
  /** Content in base64, as published. */
  readonly files: Readonly<Record<string, string>>;
}

/** A small release with one open route, `/parts`. Different `content` gives different hashes. */
export function aRelease(changes: Partial<ReleaseManifest> = {}, content = 'first'): TestRelease {
  const contents = {
    'remoteEntry.1.js': `var mf_parts = ${JSON.stringify(content)};`,
    'routes.2.js': `routes(${JSON.stringify(content)});${' '.repeat(2_000)}`,
    'preview/preview.3.js': `var portalPreview = ${JSON.stringify(content)};`,
  };
  const digests = Object.entries(contents).map(
    ([file, text]) =>
      [file, `sha384-${createHash('sha384').update(text).digest('base64')}`] as const,
  );
  const manifest: ReleaseManifest = {
    name: 'mf-parts',
    version: '1.0.0',
    hash: '000000000000',
    entry: 'remoteEntry.1.js',
    global: 'mf_parts',
    integrity: Object.fromEntries(digests),
    screens: { '/parts': { preload: ['routes.2.js'], companions: [] } },
    contract: '^1.0.0',
    files: Object.keys(contents),
    preview: 'preview/preview.3.js',
    routes: [{ path: '/parts', title: { en: 'Parts', ja: '部品' } }],
    navigation: [
      { to: '/parts', label: { en: 'Parts', ja: '部品' }, icon: 'layout-grid', order: 10 },
    ],
    ...changes,
  };
  const bytes = Object.entries(contents).map(([file, text]) => [file, Buffer.from(text)] as const);
  const files = bytes.map(([file, content]) => [file, content.toString('base64')] as const);
  return {
    manifest: namedByContent(manifest, new Map(bytes)),
    files: Object.fromEntries(files),
  };
}
