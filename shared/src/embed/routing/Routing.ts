/**
 * Where an embedded remote keeps its address:
 * - `memory`: in memory; the page's address does not change, and a reload resets the screen
 * - `hash`: after the `#` of the page's address
 * - `path`: in the page's path, below a base path
 */
export type Routing = 'memory' | 'hash' | 'path';
