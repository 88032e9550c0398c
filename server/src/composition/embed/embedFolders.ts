/** Where scripts for pages of other sites lie among the files that never change, by content. */
export const embedFolder = 'embed/';

/** Where the files of the core lie, of all builds. */
export const coreFolder = 'embed/core/';

/** Where packages for pages of other sites lie, of all builds. */
export const packageFolder = 'embed/package/';
