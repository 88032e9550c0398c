import { appWebpackConfig } from '@portal/build-kit';

export default appWebpackConfig({
  name: 'accounts',
  dir: import.meta.dirname,
  entry: 'src/index.tsx',
});
