import type { EmbedSite, PortalScreens } from '@portal/shared/contracts';
import type { Config } from '../../platform/config/Config.ts';
import {
  type Site,
  siteAnswerAddress,
  siteClientId,
} from '../../platform/protocol/sites/siteClient.ts';
import type { Deps } from '../../platform/Deps.ts';
import { packageFolder } from './EmbedBuild.ts';
import { meetsRequirement, type Registry, type RequirementSubject } from '@portal/shared/remote';
import { permittedNavigation } from '../registry/permitted.ts';

/** How a page of a site's origin signs a person in. */
export function presentSignIn(
  config: Config,
  { name, remotes }: Pick<Site, 'name' | 'remotes'>,
  origin: string,
): NonNullable<EmbedSite['sign_in']> {
  const client_id = siteClientId(name);
  const redirect_uri = siteAnswerAddress(config, origin);
  const query = new URLSearchParams({
    client_id,
    redirect_uri,
    response_type: 'code',
    scope: remotes.join(' '),
    code_challenge_method: 'S256',
  });
  return {
    client_id,
    redirect_uri,
    authorization: `${config.accountsUrl}/oidc/auth?${query.toString()}`,
    token: `${config.accountsUrl}/oidc/token`,
  };
}

/** The npm package for embedding sites, if packed, with the same fields as the script. */
export function presentPackage({ config, embed }: Pick<Deps, 'config' | 'embed'>) {
  if (!embed?.package) return undefined;
  const { name, version, file, integrity } = embed.package;
  return { name, version, src: `${config.managerUrl}/${packageFolder}${file}`, integrity };
}

const pathsOf = (routes: readonly { readonly path: string }[]) =>
  routes.map(({ path }) => ({ path }));

/**
 * The screens that a person may open.
 *
 * @param shown remotes that a site token is valid for
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
