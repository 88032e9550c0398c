import { remoteWebpackConfig } from '@portal/build-kit';
import { config } from './remote.config.ts';

export default remoteWebpackConfig({ config, dir: import.meta.dirname });
