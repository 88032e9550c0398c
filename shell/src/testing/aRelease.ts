import type { RegisteredRemote, Release } from '@portal/shared/remote';

export function aRelease(hash: string, changes: Partial<Release> = {}): Release {
  return {
    version: '1.0.0',
    hash,
    base: `/remotes/mf-parts/1.0.0+${hash}/`,
    entry: 'remoteEntry.js',
    global: `mf_parts_${hash}`,
    integrity: { 'remoteEntry.js': 'sha384-entry', 'parts.js': 'sha384-parts' },
    screens: { '/parts': { preload: ['parts.js'], companions: [] } },
    contract: '^1.0.0',
    ...changes,
  };
}

/** A remote with the routes `/parts` and `/parts/:id`. */
export function aRemote(current = aRelease('a1'), previous?: Release): RegisteredRemote {
  return {
    name: 'mf-parts',
    current,
    ...(previous ? { previous } : {}),
    routes: [
      { path: '/parts', title: { en: 'Parts', ja: '部品' } },
      { path: '/parts/:id', title: { en: 'Part', ja: '部品' } },
    ],
    navigation: [
      { to: '/parts', label: { en: 'Parts', ja: '部品' }, icon: 'layout-grid', order: 10 },
    ],
  };
}
