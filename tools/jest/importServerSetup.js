import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';

/** Jest itself cannot load TypeScript. */
export function importServerSetup() {
  const file = join(import.meta.dirname, '../../server/src/testing/database/globalSetup.ts');
  return tsImport(pathToFileURL(file).href, import.meta.url);
}
