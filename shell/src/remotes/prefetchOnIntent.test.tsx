import { fireEvent, screen } from '@testing-library/react';
import { createRemotes } from './createRemotes.ts';
import { prefetchOnIntent } from './prefetchOnIntent.ts';

const prefetched: string[] = [];

beforeAll(() => {
  const never = () => Promise.reject(new Error('not needed'));
  const remotes = createRemotes(
    { remotes: [], version: 'v1', isComplete: true },
    {
      load: never,
      carriedRemotes: () => [],
      fetchRegistry: never,
      keepRegistry: () => Promise.resolve(),
      lastRegistry: () => Promise.resolve(undefined),
      hasUnsavedChanges: () => false,
      report: () => undefined,
      tell: () => undefined,
      wait: never,
      now: () => 0,
      random: () => 0,
    },
  );
  prefetchOnIntent({ ...remotes, prefetch: (pathname) => prefetched.push(pathname) });
});

beforeEach(() => {
  prefetched.length = 0;
});

function link(href: string, target = '') {
  document.body.innerHTML = `<a href="${href}" target="${target}"><b>there</b></a>`;
  return screen.getByText('there');
}

describe('prefetchOnIntent', () => {
  it.each(['pointerOver', 'focusIn', 'touchStart'] as const)('loads the screen on %s', (sign) => {
    fireEvent[sign](link('/parts?x=1'));
    expect(prefetched).toEqual(['/parts']);
  });

  it.each([
    ['another site', 'https://elsewhere.example/parts', ''],
    ['another window', '/parts', '_blank'],
    ['where one is', location.pathname, ''],
  ])('does nothing for a link to %s', (_where, href, target) => {
    fireEvent.pointerOver(link(href, target));
    expect(prefetched).toEqual([]);
  });
});
