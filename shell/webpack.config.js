import { shellWebpackConfig } from '@portal/shared/build';

export default shellWebpackConfig({ dir: import.meta.dirname });
