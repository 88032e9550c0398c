import type { Column } from '../../table/Column.ts';
import type { ChosenColumns } from '../columns/useColumnChoice.ts';

/** The parameter with the view in use. */
export const viewParameter = 'view';

/** A list whose views are saved. */
export interface ListViewsProps {
  /** Name of the list among all lists. */
  readonly list: string;
  /** Names of the parameters that are saved, as in the address. */
  readonly parameters: readonly string[];
  /** The list's columns and the choice of them; omitted where they are fixed. */
  readonly columns?: Pick<ChosenColumns<never, string>, 'choice' | 'choose'> & {
    readonly all: readonly Pick<Column<never>, 'id' | 'isHeaderHidden'>[];
  };
}
