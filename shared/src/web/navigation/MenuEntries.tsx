import { createContext, useContext, type ReactNode } from 'react';
import type { NavigationEntry } from '../../remote/RemoteConfig.ts';

type Entries = readonly Pick<NavigationEntry, 'to'>[];

/** Empty where there is no menu: an embed links to no other screen. */
const MenuEntriesContext = createContext<Entries>([]);

interface MenuEntriesProviderProps {
  /** The entries that this person sees. */
  readonly entries: Entries;
  readonly children: ReactNode;
}

export function MenuEntriesProvider({ entries, children }: MenuEntriesProviderProps) {
  return <MenuEntriesContext value={entries}>{children}</MenuEntriesContext>;
}

/**
 * Whether this person's menu leads to a screen. A remote links to another remote's screen only
 * then: which remotes exist, and who may open them, is known at run time.
 *
 * @param path Path alone, e.g. `/store`.
 */
export function useIsInMenu(path: string): boolean {
  return useContext(MenuEntriesContext).some(({ to }) => to === path);
}
