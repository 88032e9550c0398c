import { buildLicenseClient } from './buildLicenseClient.mjs';
import { buildServer } from './buildServer.mjs';
import { embedTarget } from './embedTarget.mjs';
import { withPackages } from './lockFile.mjs';
import { runWebpack } from './runWebpack.mjs';
import { remotes } from './workspaces.mjs';

/**
 * A webpack build. Of other workspaces it depends on what webpack read; the build kit runs in Node,
 * so all of it counts.
 */
export const web = (name, product, folder = name) => ({
  name,
  inputs: [folder, 'build-kit', 'tools/build/webpackProcess.mjs'],
  packages: withPackages('build-kit'),
  product: `${folder}/dist/${product}`,
  build: () => runWebpack(folder),
});

/** The build of a remote, whose configuration is checked each time. */
export const remoteTarget = (name, folder = name) => ({
  ...web(name, 'release.json', folder),
  remote: folder,
});

/**
 * All build targets: inputs that always count, and the file that proves the build. `build` returns
 * what else it depends on. The slowest come first, so that two lanes end together.
 */
export const targets = () => [
  web('shell', 'client/manifest.json'),
  {
    name: 'server',
    inputs: ['tools/build/buildServer.mjs'],
    packages: [...withPackages('server'), ...withPackages('node_modules/esbuild')],
    product: 'server/dist/main.js',
    build: buildServer,
  },
  web('accounts', 'client/manifest.json'),
  {
    name: 'license-client',
    inputs: ['license-client/README.txt', 'tools/build/buildLicenseClient.mjs'],
    packages: ['node_modules/esbuild', 'node_modules/fflate'].flatMap(withPackages),
    product: 'license-client/dist/portal-license-client.zip',
    build: () => buildLicenseClient(),
  },
  ...remotes().map((name) => remoteTarget(name)),
  embedTarget(),
];
