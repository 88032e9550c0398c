import type { PortalScreens } from '@portal/shared/contracts';
import { meetsRequirement, type Registry, type RequirementSubject } from '@portal/shared/remote';
import { permittedNavigation } from '../registry/permittedNavigation.ts';

/** What a person may open in the portal. */
export function presentScreens(registry: Registry, subject: RequirementSubject): PortalScreens {
  const routes = registry.remotes
    .flatMap((remote) => remote.routes)
    .filter(({ requires }) => meetsRequirement(requires, subject));
  return {
    routes: routes.map(({ path }) => ({ path })),
    menu: permittedNavigation(registry, subject).map(({ to }) => ({ to })),
  };
}
