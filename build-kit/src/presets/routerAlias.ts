import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { mode } from '../environment.ts';

const require = createRequire(import.meta.url);
const packageDir = dirname(require.resolve('react-router/package.json'));

/** The router's package always resolves to its development build. */
export const routerAlias = {
  'react-router$': join(packageDir, `dist/${mode}/index.mjs`),
  'react-router/dom$': join(packageDir, `dist/${mode}/dom-export.mjs`),
};
