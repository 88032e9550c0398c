/**
 * Where an embedded remote has its address:
 * - `memory`: with itself, so that the page around keeps its own; after a reload it begins anew
 * - `hash`: behind the `#` of the page's
 * - `path`: in the page's, below a base path
 */
export type Routing = 'memory' | 'hash' | 'path';
