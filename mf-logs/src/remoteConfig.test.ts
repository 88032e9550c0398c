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
    expect(config.navigation.map(({ to }) => to)).toEqual([paths.log]);
  });

  it('loads the screen of its route', async () => {
    const screen = await routes[0]?.lazy();
    expect(screen?.Component).toBeInstanceOf(Function);
  });
});
