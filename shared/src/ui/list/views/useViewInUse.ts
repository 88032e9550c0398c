import type { SavedListView } from '../../../areas/team/listViews.contract.ts';
import { arrangeColumns } from '../../../basics/lists/arrangeColumns.ts';
import {
  parseColumnChoices,
  writeColumnChoices,
  type ColumnChoice,
} from '../../../basics/lists/ColumnChoice.ts';
import { useSearchParams } from '../../../web/navigation/useSearchParams.ts';
import { viewParameter, type ListViewsProps } from './ListViewsProps.ts';
import { useSavedViews } from './useSavedViews.ts';

/** The saved views of a list, the one that the address names, and what would be saved now. */
export function useViewInUse({ list, parameters, columns }: ListViewsProps) {
  const [address, setAddress] = useSearchParams();
  const { data: views, error } = useSavedViews(list);
  const id = address.get(viewParameter);
  const inUse = views?.find((view) => view.id === id);

  const queryOf = (from: URLSearchParams): string => {
    const kept = new URLSearchParams();
    for (const name of parameters) {
      const value = from.get(name);
      if (value) kept.set(name, value);
    }
    return kept.toString();
  };
  const choiceOf = (text: string) => parseColumnChoices(text).get(list);
  const shownOf = (choice: ColumnChoice | undefined) =>
    columns && arrangeColumns(columns.all, choice).map((column) => column.id);
  const now = {
    query: queryOf(address),
    columns: columns?.choice ? writeColumnChoices(new Map([[list, columns.choice]])) : '',
  };
  const isAsSaved = (view: SavedListView): boolean =>
    queryOf(new URLSearchParams(view.query)) === now.query &&
    String(shownOf(choiceOf(view.columns))) === String(shownOf(columns?.choice));
  return {
    views,
    error,
    inUse,
    /** Whether the list is as it is without a view. */
    isStandard: id === null && now.query === '' && now.columns === '',
    isChanged: inUse !== undefined && !isAsSaved(inUse),
    now,
    /** Shows the list as saved; `null` as it is without filters. */
    show: (view: SavedListView | null) => {
      setAddress((current) => {
        const next = new URLSearchParams(current);
        for (const name of [...parameters, viewParameter]) next.delete(name);
        const saved = new URLSearchParams(queryOf(new URLSearchParams(view?.query)));
        for (const [name, value] of saved) next.set(name, value);
        if (view) next.set(viewParameter, view.id);
        return next;
      });
      columns?.choose(choiceOf(view?.columns ?? '') ?? null);
    },
    /** Names a view in the address, without a change of what is shown; `null` for none. */
    name: (view: SavedListView | null) => {
      setAddress(
        (current) => {
          const next = new URLSearchParams(current);
          if (view) next.set(viewParameter, view.id);
          else next.delete(viewParameter);
          return next;
        },
        { replace: true },
      );
    },
  };
}
