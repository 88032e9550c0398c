import { remoteWebpackConfig } from '@portal/build-kit';
import { config } from './remote.config.ts';

// Of the kit that the release was built with; see README.md.
export default await remoteWebpackConfig({ config, dir: import.meta.dirname });
