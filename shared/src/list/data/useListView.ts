import { useLayoutEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ListSort } from '../../domain/lists/ListSort.ts';
import type { ListViewDefinition } from '../../domain/lists/defineListView.ts';

/** What every list's view has beside its filters. */
export interface AnyListView {
  readonly search: string;
  readonly sort: ListSort | null;
}

/**
 * What a list shows, kept in the address: it survives a reload and can be sent to a colleague.
 * Changes replace the address, so that Back leaves the list instead of undoing keystrokes.
 */
export function useListView<View extends AnyListView, Key extends string>({
  parse,
  write,
  initial,
  sortOf,
}: ListViewDefinition<View, Key>) {
  const [address, setAddress] = useSearchParams();
  const view = useMemo(() => parse(address), [parse, address]);
  // A long list takes a moment to show a change, and the router tells of it only then.
  const newest = useRef(address);
  useLayoutEffect(() => {
    newest.current = address;
  }, [address]);
  const change = (next: (current: View) => View) => {
    newest.current = write(next(parse(newest.current)), newest.current);
    setAddress(newest.current, { replace: true });
  };
  return {
    address,
    view,
    sort: sortOf(view),
    changeView: (changes: Partial<View>) => {
      change((current) => ({ ...current, ...changes }));
    },
    changeSearch: (search: string) => {
      change((current) => ({ ...current, search }));
    },
    changeSort: (sort: ListSort<Key>) => {
      change((current) => ({ ...current, sort }));
    },
    clearFilters: () => {
      change(({ sort }) => ({ ...initial, sort }));
    },
  };
}
