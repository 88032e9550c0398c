/**
 * Names the lock of the registry, which whoever changes it takes: paths of one remote are checked
 * against all others.
 */
export const registryWork = 'registry';
