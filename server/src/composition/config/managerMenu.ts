import type { AccountPage } from '@portal/shared/contracts';
import type { Locale } from '@portal/shared/domain';
import { meetsRequirement, partsOfPlace } from '@portal/shared/remote';
import type { Deps } from '../../platform/Deps.ts';
import type { Viewer } from '../../platform/http/Viewer.ts';
import { permittedNavigation, subjectOf } from '../registry/permitted.ts';
import { readRegistry } from '../registry/readRegistry.ts';

type ManagerMenu = Pick<AccountPage, 'navigation' | 'acts'>;

export const noMenu: ManagerMenu = { navigation: [], acts: [] };

/**
 * The manager's menu entries and acts that a person may use, in order. None when the registry cannot
 * be read, so that accounts pages work without the manager.
 */
export async function managerMenu(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  viewer: Viewer,
  locale: Locale,
): Promise<ManagerMenu> {
  try {
    const registry = await readRegistry(db, viewer);
    const subject = subjectOf(viewer, locale);
    return {
      navigation: permittedNavigation(registry, subject).map(({ to, label, icon }) => ({
        to,
        label,
        icon,
      })),
      acts: partsOfPlace(registry.remotes, 'acts', (requires) =>
        meetsRequirement(requires, subject),
      ).map(({ title, words, icon, to }) => ({ title, words, icon, to })),
    };
  } catch (error) {
    log.error({ err: error }, 'the menu of an account page is without the screens of the manager');
    return noMenu;
  }
}
