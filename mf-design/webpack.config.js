import { remoteWebpackConfig } from '@portal/build-kit';
import { config } from './remote.config.ts';

export default await remoteWebpackConfig({ config, dir: import.meta.dirname });
