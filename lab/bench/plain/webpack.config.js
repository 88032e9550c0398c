import { appWebpackConfig, AssetsManifestPlugin, shellWebpackConfig } from '@portal/build-kit';
import { IntegrityWherePossible } from './IntegrityWherePossible.ts';
import { screenRequests } from './screenRequests.ts';

const dir = import.meta.dirname;
// The shell's names, so that the frame's markup gets the same class names.
const client = appWebpackConfig({ name: 'shell', dir, entry: 'src/index.ts' });
const frame = shellWebpackConfig({ dir }).find(({ name }) => name === 'server');

/** The shell and all screens in one bundle with lazy routes, and its frame for the server. */
export default [
  {
    ...client,
    name: 'plain',
    plugins: [new IntegrityWherePossible(), new AssetsManifestPlugin(screenRequests)],
  },
  frame,
];
