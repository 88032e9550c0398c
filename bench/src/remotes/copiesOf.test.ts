import { createHash } from 'node:crypto';
import { checkRelease } from '@portal/server/src/modules/releases/checkRelease.ts';
import type { ReleaseManifest } from '@portal/shared/remote';
import { copiesOf } from './copiesOf.ts';

const digestOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

const screen = 'globalThis.mf_prices.push("Prices of mf-prices")';
const entry = `mf_prices.screens={"screen.js":"${digestOf(screen)}"}`;
const preview = 'mf_prices.preview="/prices"';
const manifest: ReleaseManifest = {
  name: 'mf-prices',
  owner: 'Bench',
  version: '1.0.0',
  contract: '^1.0.0',
  entry: 'entry.js',
  global: 'mf_prices',
  screens: { '/prices': { preload: ['screen.js'], companions: [] } },
  integrity: {
    'entry.js': digestOf(entry),
    'preview.js': digestOf(preview),
    'screen.js': digestOf(screen),
  },
  preview: 'preview.js',
  files: ['entry.js', 'preview.js', 'screen.js'],
  routes: [{ path: '/prices', title: { en: 'Prices', ja: '価格表' } }],
  navigation: [
    { to: '/prices', label: { en: 'Prices', ja: '価格表' }, icon: 'layout-grid', order: 800 },
  ],
  hash: '0123456789ab',
};
const files = new Map(
  Object.entries({ 'entry.js': entry, 'preview.js': preview, 'screen.js': screen }).map(
    ([file, text]) => [file, Buffer.from(text)],
  ),
);

describe('copiesOf', () => {
  const copies = copiesOf({ manifest, files }, 3);

  it('names each copy, its address and its files after itself', () => {
    expect(copies.map((copy) => copy.manifest.name)).toEqual([
      'mf-copy001',
      'mf-copy002',
      'mf-copy003',
    ]);
    expect(copies[1]?.manifest.routes[0]?.path).toBe('/copy002');
    expect(Object.keys(copies[1]?.manifest.screens ?? {})).toEqual(['/copy002']);
    expect(new Set(copies.map((copy) => copy.manifest.hash)).size).toBe(3);
  });

  it('leaves releases that the publisher takes', () => {
    for (const copy of copies) {
      const problems = Object.values(checkRelease(copy.manifest, copy.files));
      expect(problems.filter((problem) => problem !== undefined)).toEqual([]);
    }
  });

  it('has an entry name the digest of the renamed screen', () => {
    const renamed = String(copies[0]?.files.get('screen.js'));
    expect(renamed).toContain('mf_copy001');
    expect(String(copies[0]?.files.get('entry.js'))).toContain(digestOf(renamed));
  });
});
