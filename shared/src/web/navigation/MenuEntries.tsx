import { createContext, useContext, type ReactNode } from 'react';
import type { NavigationEntry } from '../../remote/RemoteConfig.ts';

type Entries = readonly Pick<NavigationEntry, 'to'>[];

/** Empty without a menu: an embed links to no other screen. */
const MenuEntriesContext = createContext<Entries>([]);

interface MenuEntriesProviderProps {
  /** The entries that the person sees. */
  readonly entries: Entries;
  readonly children: ReactNode;
}

export function MenuEntriesProvider({ entries, children }: MenuEntriesProviderProps) {
  return <MenuEntriesContext value={entries}>{children}</MenuEntriesContext>;
}

/**
 * Whether the person's menu has an entry for a screen. A remote links to another remote's screen
 * only then: only the running page knows which remotes exist and who may open them.
 *
 * @param path Path alone, e.g. `/store`.
 */
export function useIsInMenu(path: string): boolean {
  return useContext(MenuEntriesContext).some(({ to }) => to === path);
}
