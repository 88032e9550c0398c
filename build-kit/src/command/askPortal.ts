import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from './runNode.ts';

/** The operator's command line as far as remotes have it; this package has it with it where it is packed. */
const packed = join(import.meta.dirname, '../../portal.js');
const repository = join(import.meta.dirname, '../../..');

/**
 * Asks a portal to do something with releases: over HTTP (MANAGER_URL with PORTAL_TOKEN), in the
 * portal's repository also the one that runs there.
 *
 * @returns the exit code, once a sentence has been said
 */
export function askPortal(args: readonly string[]): number {
  if (existsSync(packed)) return runNode([packed, ...args], process.cwd());
  const program = join(repository, 'server/src/app/cli/portal.ts');
  return runNode(['--import', import.meta.resolve('tsx'), program, ...args], repository);
}
