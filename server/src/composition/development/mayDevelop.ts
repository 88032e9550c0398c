import type { Deps } from '../../platform/Deps.ts';
import type { Viewer } from '../../platform/http/Viewer.ts';
import { standingOf } from '../../platform/session/standingOf.ts';

/**
 * Whether somebody may take a remote from a developer's machine: in production only staff, who have
 * shown a second factor lately; elsewhere whoever is signed in.
 */
export async function mayDevelop(
  deps: Pick<Deps, 'config' | 'db' | 'clock'>,
  viewer: Viewer,
): Promise<'no' | 'unproved' | 'yes'> {
  if (!deps.config.production) return 'yes';
  const standing = await standingOf(deps, viewer);
  if (standing === 'staff') return 'yes';
  return standing === 'none' ? 'no' : 'unproved';
}
