/** The sort of a list: its key and its direction. */
export interface ListSort<Key extends string = string> {
  /** The sort key in the address: `sort=total`, and `sort=-total` when descending. */
  readonly key: Key;
  readonly descending: boolean;
}
