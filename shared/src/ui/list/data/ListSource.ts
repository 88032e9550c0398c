import type * as z from 'zod/mini';
import type { ListViewDefinition } from '../../../basics/lists/defineListView.ts';

/**
 * Where the rows of a list come from. A plain object in the remote's `api` folder, so that other
 * screens can name the list's `queryKey` without loading this kit.
 */
export interface ListSource<Wire, Row, View, Key extends string> {
  /** The whole list in the query cache, as the call answers it. */
  readonly queryKey: readonly string[];
  /** The GET call that answers the whole list, as `prefetch` in remote.config.ts names it. */
  readonly path: string;
  readonly schema: z.ZodMiniType<Wire[]>;
  /** A row of the wire as a value of the domain. */
  readonly present: (row: Wire) => Row;
  /** The list's address; `prefetch` forwards the same parameters. */
  readonly view: ListViewDefinition<View, Key>;
  /**
   * Milliseconds until a list that changes by itself is read again, `false` when it is at rest.
   * Without it, or while the page is hidden, nothing is read again.
   */
  readonly rereadAfterMs?: (rows: readonly Wire[]) => number | false;
}
