import { api, can, isApiError, sessionFromBootstrap, settleLocale } from '@portal/shared';
import { isMenuClosed, tokyoDay } from '@portal/shared/domain';
import { accountsUserSchema, configSchema, type AccountsUser } from '@portal/shared/contracts';
import { matchRoute, type PageBootstrap } from '@portal/shared/remote';
import { readDevelopment } from './readBootstrap.ts';
import { fetchRegistry } from './remotes/fetchRegistry.ts';

/**
 * The data that the server puts into its pages, loaded by calls instead, for the static page.
 * Visitors of a protected screen are sent to the sign-in.
 *
 * @throws ApiError
 */
export async function staticBootstrap(): Promise<PageBootstrap> {
  const [registry, config, user] = await Promise.all([
    fetchRegistry(false),
    api.get('/api/config/', configSchema),
    readUser(),
  ]);
  const { pathname, search } = location;
  const remote = registry.remotes.find(({ routes }) => matchRoute(routes, pathname)) ?? null;
  const bootstrap: PageBootstrap = {
    url: `${pathname}${search}`,
    locale: settleLocale(),
    isMenuClosed: isMenuClosed(document.cookie),
    today: tokyoDay(new Date()),
    user,
    config,
    navigation: registry.remotes.flatMap(({ navigation }) => navigation),
    remote,
    permitted: false,
    registryVersion: registry.version,
    development: readDevelopment(),
  };
  const session = sessionFromBootstrap(bootstrap);
  const screens = registry.remotes
    .flatMap(({ routes }) => routes)
    .filter(({ requires }) => can(requires, session))
    .map(({ path }) => path);
  const route = matchRoute(remote?.routes ?? [], pathname);
  const permitted = route !== undefined && can(route.requires, session);
  if (!permitted && user === null && route?.requires?.signedIn !== false) {
    location.assign(`/signin?${new URLSearchParams({ to: bootstrap.url }).toString()}`);
  }
  return { ...bootstrap, screens, permitted };
}

/** Loads the signed-in person; `null` for a visitor. */
async function readUser(): Promise<AccountsUser | null> {
  try {
    return await api.get('/api/user/me', accountsUserSchema);
  } catch (error) {
    if (isApiError(error) && error.status === 401) return null;
    throw error;
  }
}
