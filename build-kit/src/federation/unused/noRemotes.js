/** Replaces the loader of remotes that are named at build time. */
export const remotes = () => undefined;
