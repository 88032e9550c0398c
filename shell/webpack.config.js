import { shellWebpackConfig } from '@portal/build-kit';

export default shellWebpackConfig({ dir: import.meta.dirname });
