import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The portal to develop with: `MANAGER_URL`, else the one whose kit the remote uses, else the local
 * one.
 *
 * @param dir of the remote
 */
export function portalAddress(dir: string, env: NodeJS.ProcessEnv): string {
  const local = `http://localhost:${env['PORT'] ?? '3000'}`;
  return new URL(env['MANAGER_URL'] ?? kitAddress(dir) ?? local).origin;
}

/** Where the remote's `package.json` takes the kit from, if by an address. */
function kitAddress(dir: string): string | undefined {
  const text = readFileSync(join(dir, 'package.json'), 'utf8');
  return /"@portal\/shared": "(https?:[^"]+)"/.exec(text)?.[1];
}
