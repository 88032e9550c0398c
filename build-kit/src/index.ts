export { appWebpackConfig } from './presets/appWebpackConfig.ts';
export { AssetsManifestPlugin, type AssetsManifest } from './presets/AssetsManifestPlugin.ts';
export { remoteWebpackConfig } from './presets/remoteWebpackConfig.ts';
export { shellWebpackConfig } from './presets/shellWebpackConfig.ts';
