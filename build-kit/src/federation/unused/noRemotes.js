/** In place of what loads the remotes that a build names. */
export const remotes = () => undefined;
