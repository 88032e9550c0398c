import { sql } from 'kysely';

/**
 * A limit as a part of the statement: whoever plans it once for all teams knows then how few rows are
 * wanted. It is the next power of two, so that callers cannot make statements without end.
 */
export const literalLimit = (rows: number) => sql.lit(2 ** Math.ceil(Math.log2(rows)));
