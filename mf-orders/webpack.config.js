import { remoteWebpackConfig } from '@portal/shared/build';
import { config } from './remote.config.ts';

export default await remoteWebpackConfig({ config, dir: import.meta.dirname });
