import { createStore, type StoreApi } from 'zustand/vanilla';
import { extended, noneChosen, toggled, type ChosenKeys } from './ChosenKeys.ts';

/**
 * The selected rows of a table. It is a separate store, so that selecting ten thousand rows
 * rerenders check boxes, not rows.
 */
export interface RowChoice extends StoreApi<ChosenKeys> {
  /** Sets the display order, which ranges follow. */
  readonly arrange: (order: readonly string[]) => void;
  readonly toggle: (key: string) => void;
  /** Extends the range to a row; see `extended`. */
  readonly extend: (key: string, from?: string) => void;
  /** Selects exactly these rows. */
  readonly replace: (keys: Iterable<string>) => void;
}

export function createRowChoice(): RowChoice {
  const store = createStore<ChosenKeys>(() => noneChosen);
  let shown: readonly string[] = [];
  return {
    ...store,
    arrange: (order) => {
      shown = order;
    },
    toggle: (key) => {
      store.setState((state) => toggled(state, key));
    },
    extend: (key, from) => {
      store.setState((state) => extended(state, shown, key, from));
    },
    replace: (keys) => {
      store.setState({ ...noneChosen, chosen: new Set(keys) });
    },
  };
}
