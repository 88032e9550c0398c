/** The keys of the selected rows, and the current range. */
export interface ChosenKeys {
  readonly chosen: ReadonlySet<string>;
  /** Start of the range: the row last selected without Shift. */
  readonly anchor: string | null;
  /** The current end of the range. */
  readonly end: string | null;
}

export const noneChosen: ChosenKeys = { chosen: new Set(), anchor: null, end: null };

/** Selects a row, or clears its selection. */
export function toggled({ chosen }: ChosenKeys, key: string): ChosenKeys {
  const next = new Set(chosen);
  if (!next.delete(key)) next.add(key);
  return { chosen: next, anchor: key, end: key };
}

/**
 * Extends the range to a row, and deselects rows that it no longer includes.
 *
 * @param order The rows in display order.
 * @param from The row with focus. If it is not the end of the range, that range stays and a new one
 * starts here.
 */
export function extended(
  { chosen, anchor, end }: ChosenKeys,
  order: readonly string[],
  key: string,
  from = end,
): ChosenKeys {
  const isSame = anchor !== null && from === end && order.includes(anchor);
  const start = isSame ? anchor : (from ?? key);
  const next = new Set(chosen);
  if (isSame) for (const former of range(order, start, end)) next.delete(former);
  for (const reached of range(order, start, key)) next.add(reached);
  return { chosen: next, anchor: start, end: key };
}

function range(order: readonly string[], one: string, other: string | null): readonly string[] {
  const ends = [order.indexOf(one), order.indexOf(other ?? one)].filter((place) => place >= 0);
  return ends.length === 0 ? [] : order.slice(Math.min(...ends), Math.max(...ends) + 1);
}
