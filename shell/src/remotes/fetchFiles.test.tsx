import type { Release } from '@portal/shared/remote';
import { fetchFile, fetchFiles, filesOf } from './fetchFiles.ts';

const release = {
  base: '/remotes/mf-parts/1.0.0+a1/',
  entry: 'remoteEntry.js',
  screens: { '/parts': { preload: ['parts.js'], companions: [] } },
  integrity: { 'remoteEntry.js': 'sha384-entry', 'parts.js': 'sha384-parts' },
} as unknown as Release;

function named(): readonly string[] {
  return [...document.querySelectorAll('link')].map((link) => new URL(link.href).pathname);
}

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

describe('fetchFiles', () => {
  it('names the entry of a release and the scripts of a screen, with their integrity', () => {
    fetchFiles(release, '/parts');
    const links = [...document.head.querySelectorAll('link')];
    expect(links.map(({ integrity }) => integrity)).toEqual(['sha384-entry', 'sha384-parts']);
    expect(named()).toEqual([`${release.base}remoteEntry.js`, `${release.base}parts.js`]);
  });

  it('names nothing that the page has named, be it in its head or behind its rows', () => {
    document.body.innerHTML = `<link rel="preload" as="script" href="${release.base}parts.js">`;
    fetchFiles(release, '/parts');
    expect(named()).toEqual([`${release.base}remoteEntry.js`, `${release.base}parts.js`]);
    for (const href of filesOf(release, '/parts'))
      expect(fetchFile(href, 'prefetch')).toBeUndefined();
  });
});
