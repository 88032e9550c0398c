import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds all workspaces. */
export const root = join(fileURLToPath(import.meta.url), '../..');
