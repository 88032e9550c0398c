import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from './runNode.ts';

/** The operator's command line for remotes, included in the packed package. */
const packed = join(import.meta.dirname, '../../portal.js');
const repository = join(import.meta.dirname, '../../..');

/**
 * Runs a release command of a portal over HTTP (MANAGER_URL and PORTAL_TOKEN); in the portal's
 * repository, also against the running one.
 *
 * @returns the exit code, after printing the result
 */
export function askPortal(args: readonly string[]): number {
  if (existsSync(packed)) return runNode([packed, ...args], process.cwd());
  const program = join(repository, 'server/src/app/cli/portal.ts');
  return runNode(['--import', import.meta.resolve('tsx'), program, ...args], repository);
}
