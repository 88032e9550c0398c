import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';

/** Runs the server's own preparation (a migrated database image), once per test run. */
export default async function serverGlobalSetup(globalConfig, projectConfig) {
  const file = join(import.meta.dirname, '../server/src/testing/database/globalSetup.ts');
  if (!existsSync(file)) return;
  const setup = await tsImport(pathToFileURL(file).href, import.meta.url);
  const run = setup.globalSetup ?? setup.default;
  await run(globalConfig, projectConfig);
}
