import { matchRoute } from './matchRoute.ts';

const routes = ['/license', '/download/*', '/download/:section', '/download/thanks', '/order/:id'];

function found(pathname: string) {
  return matchRoute(
    routes.map((path) => ({ path })),
    pathname,
  )?.path;
}

describe('matchRoute', () => {
  it.each([
    ['/license', '/license'],
    ['/License/', '/license'],
    ['/order/7', '/order/:id'],
    ['/download', '/download/*'],
    ['/download/dotnet', '/download/:section'],
    ['/download/thanks', '/download/thanks'],
    ['/download/thanks/9', '/download/*'],
  ])('leads %s to %s', (pathname, pattern) => {
    expect(found(pathname)).toBe(pattern);
  });

  it.each(['//license', '/license//', '/order//7', '///', '/download//'])(
    'does not take %s, with its doubled slash, for another address',
    (pathname) => {
      expect(found(pathname)).toBeUndefined();
    },
  );

  it.each(['/', '/licenses', '/order', '/order/7/items'])('finds nothing for %s', (pathname) => {
    expect(found(pathname)).toBeUndefined();
  });
});
