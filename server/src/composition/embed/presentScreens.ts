import type { PortalScreens } from '@portal/shared/contracts';
import { meetsRequirement, type Registry, type RequirementSubject } from '@portal/shared/remote';
import { permittedNavigation } from '../registry/permittedNavigation.ts';

const pathsOf = (routes: readonly { readonly path: string }[]) =>
  routes.map(({ path }) => ({ path }));

/**
 * What a person may open in the portal.
 *
 * @param shown names of the remotes that their token counts for, when it is one of a site
 */
export function presentScreens(
  registry: Registry,
  subject: RequirementSubject,
  shown?: readonly string[],
): PortalScreens {
  const ofSite = registry.remotes.filter(({ name }) => shown?.includes(name));
  const routes = registry.remotes
    .flatMap((remote) => remote.routes)
    .filter(({ requires }) => meetsRequirement(requires, subject));
  return {
    routes: pathsOf(routes),
    ...(shown && { shown: pathsOf(ofSite.flatMap((remote) => remote.routes)) }),
    menu: permittedNavigation(registry, subject).map(({ to }) => ({ to })),
  };
}
