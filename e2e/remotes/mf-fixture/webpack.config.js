import { remoteWebpackConfig } from '@portal/shared/build';
import { config } from './remote.config.ts';

export default remoteWebpackConfig({ config, dir: import.meta.dirname });
