import { redirectProblems } from './redirectProblems.ts';

const title = { en: 'Parts', ja: '部品' };
const routes = [
  { path: '/parts', title },
  { path: '/parts/:id', title },
];

describe('redirectProblems', () => {
  it('accepts old addresses of routes', () => {
    const redirects = [
      { from: '/stock', to: '/parts' },
      { from: '/stock/:id', to: '/parts/:id' },
    ];
    expect(redirectProblems({ routes, redirects })).toEqual([]);
    expect(redirectProblems({ routes })).toEqual([]);
  });

  it.each([
    ['/Stock', '/parts', 'must be like'],
    ['/stock/*', '/parts', 'must be like'],
    ['/stock', '/elsewhere', 'none of the remote'],
    ['/stock', 'https://elsewhere.example/', 'none of the remote'],
    ['/stock', '//elsewhere.example', 'none of the remote'],
    ['/stock/:no', '/parts/:id', 'has no :id'],
    ['/parts/7', '/parts', 'is a route of the remote itself'],
  ])('refuses %s to %s', (from, to, problem) => {
    expect(redirectProblems({ routes, redirects: [{ from, to }] })).toEqual([
      expect.stringContaining(problem),
    ]);
  });
});
