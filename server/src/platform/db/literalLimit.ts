import { sql } from 'kysely';

/**
 * A literal limit instead of a parameter, so that the planner expects few rows. Rounded up to a
 * power of two to bound the number of distinct statements.
 * @param rows at least 1; the statement may return up to twice as many
 */
export const literalLimit = (rows: number) => sql.lit(2 ** Math.ceil(Math.log2(rows)));
