import { appWebpackConfig } from '@portal/build-kit';

/** React, its router, a fetch and two tables: what such lists weigh at least. */
export default appWebpackConfig({ name: 'lean', dir: import.meta.dirname, entry: 'src/index.tsx' });
