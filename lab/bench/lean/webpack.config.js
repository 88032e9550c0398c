import { appWebpackConfig } from '@portal/build-kit';

/** React, its router, fetch and two tables: the minimum for such lists. */
export default appWebpackConfig({ name: 'lean', dir: import.meta.dirname, entry: 'src/index.tsx' });
