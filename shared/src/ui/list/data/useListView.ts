import { useMemo } from 'react';
import type { ListSort } from '../../../basics/lists/ListSort.ts';
import type { ListViewDefinition } from '../../../basics/lists/defineListView.ts';
import { useSearchParams } from '../../../web/navigation/useSearchParams.ts';

/** The parts of a view that all lists have. */
export interface AnyListView {
  readonly search: string;
  readonly sort: ListSort | null;
}

/**
 * The view of a list, stored in the address: it survives a reload and can be shared. Changes
 * replace the address, so that Back leaves the list instead of undoing keystrokes.
 */
export function useListView<View extends AnyListView, Key extends string>({
  parameters,
  parse,
  write,
  initial,
  sortOf,
}: ListViewDefinition<View, Key>) {
  const [address, setAddress] = useSearchParams();
  const view = useMemo(() => parse(address), [parse, address]);
  const change = (next: (current: View) => View) => {
    setAddress((current) => write(next(parse(current)), current), { replace: true });
  };
  return {
    address,
    parameters,
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
