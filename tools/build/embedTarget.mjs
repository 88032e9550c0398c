import { runNode } from '../run.mjs';
import { withPackages } from './lockFile.mjs';
import { remotes } from './workspaces.mjs';

/** The package that other sites install. */
export const embedTarget = () => ({
  name: 'embed',
  inputs: [
    'shell/src/embed',
    'shell/src/embed/package/README.md',
    'shared/src/embed',
    'shared/src/remote/elementOf.ts',
    'shared/src/ui/theme/palettes.ts',
    'tools/embed',
    'tools/packages',
  ],
  used: remotes().map((name) => `${name}/remote.config.ts`),
  packages: ['esbuild', 'oxfmt', 'typescript'].flatMap((name) =>
    withPackages(`node_modules/${name}`),
  ),
  product: 'shell/dist/embed/package/index.json',
  build: () => runNode(['--import', 'tsx', 'tools/embed/runPack.mjs']),
});
