/** Which rows are chosen, by their keys, and the range that is being drawn. */
export interface ChosenKeys {
  readonly chosen: ReadonlySet<string>;
  /** Where a range begins: the row that was chosen last without Shift. */
  readonly anchor: string | null;
  /** Where it ends at present. */
  readonly end: string | null;
}

export const noneChosen: ChosenKeys = { chosen: new Set(), anchor: null, end: null };

/** Chooses a row, or gives its choice up. */
export function toggled({ chosen }: ChosenKeys, key: string): ChosenKeys {
  const next = new Set(chosen);
  if (!next.delete(key)) next.add(key);
  return { chosen: next, anchor: key, end: key };
}

/**
 * Draws the range from its beginning to a row: rows that it no longer reaches are given up.
 *
 * @param order The rows as they are shown.
 * @param from The row from which a person goes on; a range that ends elsewhere is left as it is, and
 *   a new one begins there.
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
