/** The order of a list: what it is sorted by, and which way. */
export interface ListSort<Key extends string = string> {
  /** The name of the order in the address: `sort=total`, and `sort=-total` when descending. */
  readonly key: Key;
  readonly descending: boolean;
}
