import { createStore, type StoreApi } from 'zustand/vanilla';
import { extended, noneChosen, toggled, type ChosenKeys } from './ChosenKeys.ts';

/**
 * The choice of rows of one table. A store of its own, so that choosing ten thousand rows renders
 * check boxes, not rows.
 */
export interface RowChoice extends StoreApi<ChosenKeys> {
  /** Tells in which order rows are shown, which ranges follow. */
  readonly arrange: (order: readonly string[]) => void;
  readonly toggle: (key: string) => void;
  /** Chooses up to a row; see `extended`. */
  readonly extend: (key: string, from?: string) => void;
  /** Chooses these rows and no others. */
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
