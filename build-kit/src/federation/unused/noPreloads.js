/** In place of what the federation runtime's `preloadRemote` is made of. */
export const preloadAssets = () => Promise.resolve([]);
export const formatPreloadArgs = () => [];
export const defaultPreloadArgs = (preloadConfig) => preloadConfig;
export const normalizePreloadExposes = () => [];
