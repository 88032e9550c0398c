import { runNode } from '../run.mjs';
import { allPackages } from './lockFile.mjs';

/** The kit for remotes in separate repositories, which contains the built shell. */
export const kitTarget = {
  name: 'remote-kit',
  inputs: [
    'shared',
    'shared/src/testing',
    'shared/README.md',
    'build-kit',
    'build-kit/README.md',
    'test-kit',
    'test-kit/README.md',
    'shell',
    'server/src/app/cli',
    'server/src/platform/commands',
    'server/src/composition/releases',
    'tools/remote-kit',
    'tools/new-remote',
    'package.json',
    'tools/packages',
  ],
  packages: allPackages(),
  product: 'build-kit/dist/index.json',
  build: () => runNode(['--import', 'tsx', 'tools/remote-kit/runPack.mjs']),
};
