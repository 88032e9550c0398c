/** Replaces the implementation of the federation runtime's `preloadRemote`. */
export const preloadAssets = () => Promise.resolve([]);
export const formatPreloadArgs = () => [];
export const defaultPreloadArgs = (preloadConfig) => preloadConfig;
export const normalizePreloadExposes = () => [];
