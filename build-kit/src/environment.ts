import { resolve } from 'node:path';

/** Production unless `NODE_ENV=development`. */
export const mode = process.env['NODE_ENV'] === 'development' ? 'development' : 'production';

/** The folder that holds all workspaces. */
export const repositoryDir = resolve(import.meta.dirname, '../..');
