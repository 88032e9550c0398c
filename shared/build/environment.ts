import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Production unless `NODE_ENV=development`. */
export const mode = process.env['NODE_ENV'] === 'development' ? 'development' : 'production';

/** This folder. */
export const buildDir = dirname(fileURLToPath(import.meta.url));

/** The folder that holds all workspaces. */
export const repositoryDir = resolve(buildDir, '../..');
