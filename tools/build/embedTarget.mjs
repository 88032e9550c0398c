import { runNode } from '../run.mjs';
import { remotes } from './workspaces.mjs';

/** The package that other sites install. */
export const embedTarget = () => ({
  name: 'embed',
  inputs: [
    'package-lock.json',
    'shell/src/embed',
    'shell/src/embed/package/README.md',
    'shared/src/embed',
    'shared/src/ui/theme/palettes.ts',
    ...remotes().map((name) => `${name}/remote.config.ts`),
    'tools/embed',
    'tools/packages',
  ],
  product: 'shell/dist/embed/package/index.json',
  build: () => runNode(['--import', 'tsx', 'tools/embed/runPack.mjs']),
});
