import manifest from '../package.json';
import { config } from '../remote.config.ts';
import { paths } from './paths.ts';
import { routes } from './routes.tsx';

describe('remote.config', () => {
  it('has the version of package.json', () => {
    expect(config.version).toBe(manifest.version);
  });

  it('owns the routes that the remote exposes', () => {
    expect(config.routes.map(({ path }) => path)).toEqual(routes.map(({ path }) => path));
    expect(config.navigation.map(({ to }) => to)).toEqual([paths.orders]);
  });

  it('loads the screen of each route', async () => {
    const screens = await Promise.all(routes.map((route) => route.lazy()));
    for (const { Component } of screens) expect(Component).toBeInstanceOf(Function);
  });
});
