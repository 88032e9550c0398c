import { resolve } from 'node:path';

/** A path as it was meant where the command was called: npm runs scripts in the package's folder. */
export function callerPath(written: string): string {
  return resolve(process.env['INIT_CWD'] ?? process.cwd(), written);
}
