/**
 * Rows of a table grouped by key: rows of `key` are `rows[starts[key]]` up to `rows[starts[key +
 * 1]]`.
 */
export interface RowGroups {
  readonly starts: Int32Array;
  readonly rows: Int32Array;
}

/** Groups rows by keys from 0 up to `keys`; rows with another key (-1) are in no group. */
export function groupRows(keyOfRow: Int32Array, keys: number): RowGroups {
  const starts = new Int32Array(keys + 1);
  for (const key of keyOfRow)
    if (key >= 0 && key < keys) starts[key + 1] = (starts[key + 1] ?? 0) + 1;
  for (let key = 0; key < keys; key++)
    starts[key + 1] = (starts[key + 1] ?? 0) + (starts[key] ?? 0);
  const next = starts.slice();
  const rows = new Int32Array(starts[keys] ?? 0);
  keyOfRow.forEach((key, row) => {
    if (key < 0 || key >= keys) return;
    const at = next[key] ?? 0;
    rows[at] = row;
    next[key] = at + 1;
  });
  return { starts, rows };
}

/** The rows of a group, in their order. */
export function rowsOf({ starts, rows }: RowGroups, key: number): Int32Array {
  return rows.subarray(starts[key] ?? 0, starts[key + 1] ?? 0);
}
