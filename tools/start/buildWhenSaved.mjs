import { buildStale, dependencies } from '../build/buildStale.mjs';
import { onceChanged } from '../build/onceChanged.mjs';
import { targets } from '../build/targets.mjs';
import { remotes } from '../build/workspaces.mjs';
import { publishBuild } from './publishBuild.mjs';

/** Programs that a portal cannot start without. */
const needed = ['shell', 'server', 'accounts'];

/** Whether a portal starts without these targets. */
export const canStart = (failed) => !failed.some(({ name }) => needed.includes(name));

/** A line for each target that was not built, with the reason. */
export const leftOut = (failed) =>
  failed
    .map(({ name, reason }) => `${name} was not built, and will be when you save it: ${reason}\n`)
    .join('');

/**
 * Builds failed targets again whenever their sources change, until they succeed, and publishes
 * remotes.
 * @param env environment of the portal
 */
export function buildWhenSaved(failed, env) {
  const names = failed.map(({ name }) => name);
  for (const target of targets().filter(({ name }) => names.includes(name))) {
    const { name } = target;
    onceChanged(dependencies(target), async () => {
      const { failed: again } = await buildStale({ names: [name] });
      process.stdout.write(leftOut(again));
      if (again.length > 0) buildWhenSaved(again, env);
      else if (remotes().includes(name)) {
        process.stdout.write(`  ${name}: ${await publishBuild(name, env)}\n`);
      }
    });
  }
}
