import { buildLicenseClient } from './buildLicenseClient.mjs';
import { buildServer } from './buildServer.mjs';
import { embedTarget } from './embedTarget.mjs';
import { runWebpack } from './runWebpack.mjs';
import { remotes } from './workspaces.mjs';

const kit = ['tsconfig.base.json', 'package-lock.json', 'build-kit'];
export const webSources = [...kit, 'shared/contract.json', 'shared/package.json', 'shared/src'];

const web = (name, product, inputs = []) => ({
  name,
  inputs: [...webSources, name, ...inputs],
  product: `${name}/dist/${product}`,
  build: () => runWebpack(name),
});

/**
 * All build targets: inputs, and the file that proves the build. The slowest come first, so that
 * two lanes end together.
 */
export function targets() {
  // A remote's build checks its paths against the other remotes.
  const neighbours = remotes().map((name) => `${name}/remote.config.ts`);
  return [
    web('shell', 'client/manifest.json'),
    {
      name: 'server',
      inputs: [
        'package-lock.json',
        'server',
        'emi-engine',
        'paper',
        'shared/src/areas',
        'shared/src/basics',
        'shared/src/remote',
        'tools/build/buildServer.mjs',
      ],
      product: 'server/dist/main.js',
      build: buildServer,
    },
    web('accounts', 'client/manifest.json'),
    {
      name: 'license-client',
      inputs: [
        'package-lock.json',
        'license-client',
        'shared/src/areas',
        'shared/src/basics',
        'tools/build/buildLicenseClient.mjs',
      ],
      product: 'license-client/dist/portal-license-client.zip',
      build: () => buildLicenseClient(),
    },
    ...remotes().map((name) => web(name, 'release.json', neighbours)),
    embedTarget(),
  ];
}
