import { matchRoute, type NavigationEntry, type RegisteredRemote } from '@portal/shared/remote';

/** As many entries as a menu shows without scrolling. */
const mostEntries = 12;

/**
 * The remotes behind the first menu entries, each with its entries' screens alone: a page brings
 * them, so that a click on an entry waits for no registry. About 3 kB for eight entries as Brotli.
 *
 * @param navigation permitted entries, in order
 * @param own remote of the page's screen, which the page knows whole
 */
export function carriedRemotes(
  remotes: readonly RegisteredRemote[],
  navigation: readonly NavigationEntry[],
  own: RegisteredRemote | null,
): readonly RegisteredRemote[] {
  const addresses = navigation.slice(0, mostEntries).map(({ to }) => to);
  return remotes
    .filter(({ name }) => name !== own?.name)
    .map((remote) => screensOf(remote, addresses))
    .filter(({ routes }) => routes.length > 0);
}

function screensOf(
  { name, current, routes: all }: RegisteredRemote,
  addresses: readonly string[],
): RegisteredRemote {
  const routes = all.filter((route) => addresses.some((to) => matchRoute(all, to) === route));
  const screens = Object.fromEntries(
    routes.flatMap(({ path }) => {
      const files = current.screens[path];
      return files ? [[path, files]] : [];
    }),
  );
  const files = [current.entry, ...Object.values(screens).flatMap(({ preload }) => preload)];
  const integrity = Object.fromEntries(files.map((file) => [file, current.integrity[file] ?? '']));
  return { name, current: { ...current, screens, integrity }, routes, navigation: [] };
}
