import { importServerSetup } from './importServerSetup.js';

/** Runs the server's preparation (a migrated database image) once per test run. */
export default async function serverGlobalSetup() {
  const { globalSetup } = await importServerSetup();
  await globalSetup();
}
