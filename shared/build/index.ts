export { appWebpackConfig } from './appWebpackConfig.ts';
export { AssetsManifestPlugin, type AssetsManifest } from './AssetsManifestPlugin.ts';
export { remoteWebpackConfig } from './remoteWebpackConfig.ts';
export { shellWebpackConfig } from './shellWebpackConfig.ts';
