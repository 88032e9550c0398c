import type { Locale } from '@portal/shared/domain';
import type { AccountPage } from '@portal/shared/contracts';
import type { Deps } from '../../platform/Deps.ts';
import type { Viewer } from '../../platform/http/Viewer.ts';
import { permittedNavigation, subjectOf } from '../registry/permitted.ts';
import { readRegistry } from '../registry/readRegistry.ts';

/**
 * The manager's menu entries that a person may see, in order. Empty when the registry cannot be
 * read, so that accounts pages work without the manager.
 */
export async function managerNavigation(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  viewer: Viewer,
  locale: Locale,
): Promise<AccountPage['navigation']> {
  try {
    const registry = await readRegistry(db, viewer);
    const permitted = permittedNavigation(registry, subjectOf(viewer, locale));
    return permitted.map(({ to, label, icon }) => ({ to, label, icon }));
  } catch (error) {
    log.error({ err: error }, 'the menu of an account page is without the screens of the manager');
    return [];
  }
}
