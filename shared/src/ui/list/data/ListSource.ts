import type * as z from 'zod/mini';
import type { AuditKind } from '../../../areas/team/audit/auditActions.ts';
import type { ListViewDefinition } from '../../../basics/lists/defineListView.ts';

/**
 * The source of a list's rows. A plain object in the remote's `api` folder, so that other screens
 * can use the list's `queryKey` without loading this kit.
 */
export interface ListSource<Wire, Row, View, Key extends string> {
  /** Key of the whole list in the query cache, as the call answers it. */
  readonly queryKey: readonly string[];
  /** The GET call for the whole list, as in `prefetch` of remote.config.ts. */
  readonly path: string;
  readonly schema: z.ZodMiniType<Wire[]>;
  /** Converts a row from the wire format. */
  readonly present: (row: Wire) => Row;
  /** The definition of the list's address; `prefetch` forwards the same parameters. */
  readonly view: ListViewDefinition<View, Key>;
  /** What in the team the rows depend on: the list is reloaded when that changes. */
  readonly changesWith?: readonly AuditKind[];
  /**
   * Milliseconds until a list that changes on the server is reloaded, `false` while it does not
   * change. Without it, or while the page is hidden, the list is not reloaded.
   */
  readonly rereadAfterMs?: (rows: readonly Wire[]) => number | false;
}
