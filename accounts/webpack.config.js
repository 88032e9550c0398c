import { appWebpackConfig } from '@portal/shared/build';

export default appWebpackConfig({
  name: 'accounts',
  dir: import.meta.dirname,
  entry: 'src/index.tsx',
});
