import { matchRoute, type NavigationEntry, type RegisteredRemote } from '@portal/shared/remote';

/** As many entries as a menu shows without scrolling. */
const mostEntries = 12;

/**
 * The remotes behind the first menu entries, each with its entries' screens alone: a page brings
 * them, so that a click on an entry waits for no registry. At most 7 kB for eight entries as Brotli,
 * mostly the digests of all scripts: dialogs and tabs load theirs later.
 *
 * @param navigation permitted entries, in order
 * @param own remote of the page's screen, which the page knows whole
 */
export function carriedRemotes(
  remotes: readonly RegisteredRemote[],
  navigation: readonly NavigationEntry[],
  own: RegisteredRemote | null,
): readonly RegisteredRemote[] {
  const entries = navigation.slice(0, mostEntries);
  return remotes
    .filter(({ name }) => name !== own?.name)
    .map((remote) => screensOf(remote, entries))
    .filter(({ routes }) => routes.length > 0);
}

function screensOf(
  { name, current, routes: all, navigation }: RegisteredRemote,
  entries: readonly NavigationEntry[],
): RegisteredRemote {
  const own = navigation.filter((entry) => entries.includes(entry));
  const opened = own.map(({ to }) => matchRoute(all, to));
  // Without its other routes, a pattern would match addresses of theirs.
  const routes = all.filter((route) => opened.includes(route) && !/[:*]/.test(route.path));
  const screens = Object.fromEntries(
    routes.flatMap(({ path }) => {
      const files = current.screens[path];
      return files ? [[path, files]] : [];
    }),
  );
  return { name, current: { ...current, screens }, routes, navigation: own };
}
