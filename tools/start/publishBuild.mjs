import { join } from 'node:path';
import { checkRemotes, endWebpack } from '../build/runWebpack.mjs';
import { root } from '../root.mjs';
import { runNode } from '../run.mjs';

/**
 * Publishes the build of a remote into the running portal, whatever its version: developers do not
 * raise it for each change. Checks the remote first, which its build alone does not.
 *
 * @returns {Promise<string>} `released`, or why not
 */
export async function publishBuild(name, env = {}) {
  const { [name]: problems } = await checkRemotes([name]);
  await endWebpack();
  if (problems.length > 0) return problems.join('\n');
  const portal = ['--import', 'tsx', join(root, 'server/src/app/cli/portal.ts')];
  const args = [...portal, 'releases', 'publish', join(root, name), '--any-version', '--all'];
  const { code, output } = await runNode(args, { env });
  return code === 0 ? 'released' : output;
}
