import type { ItemState } from './Item.ts';

/** The number of items in each state. */
export function countByState(states: readonly ItemState[]): Readonly<Record<ItemState, number>> {
  const count = (state: ItemState) => states.filter((one) => one === state).length;
  return { open: count('open'), closed: count('closed') };
}
