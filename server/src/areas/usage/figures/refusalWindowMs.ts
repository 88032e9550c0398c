/** Time that a refused person counts as lacking a license, unless they get one earlier. */
export const refusalWindowMs = 30 * 60_000;
