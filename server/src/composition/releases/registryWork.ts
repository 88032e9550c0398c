/**
 * Name of the registry's advisory lock, needed for every change: a remote's paths are checked
 * against all others.
 */
export const registryWork = 'registry';
