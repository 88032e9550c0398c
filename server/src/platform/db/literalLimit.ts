import { sql } from 'kysely';

/**
 * A limit written into the statement instead of a parameter, so that the database plans for few rows.
 * It is rounded up to a power of two, which keeps the number of different statements small.
 * @param rows at least 1; the statement may answer with up to twice as many
 */
export const literalLimit = (rows: number) => sql.lit(2 ** Math.ceil(Math.log2(rows)));
