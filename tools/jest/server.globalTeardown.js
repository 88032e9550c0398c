import { importServerSetup } from './importServerSetup.js';

/** Removes what the server's tests have left on a database server. */
export default async function serverGlobalTeardown() {
  const { globalTeardown } = await importServerSetup();
  await globalTeardown();
}
