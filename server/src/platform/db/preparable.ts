/** Limit of prepared statements per connection, which keeps them. */
export const mostStatements = 500;

const isStatement = /^\s*(?:select|with|insert|update|delete)\b/i;
const asksForAllColumns = /(?:\bselect|\breturning|,|\.)\s*\*/i;

/** Whether a statement gains from being prepared. */
export const isPreparable = (text: string): boolean => isStatement.test(text);

/** Whether a statement begins or ends a transaction. */
export const isOfTransaction = (text: string): boolean => /^(?:begin|commit|rollback)$/.test(text);

/**
 * Whether a statement can be prepared while other processes may migrate. `select *` would return
 * other columns afterwards, which the database refuses for the life of the connection.
 */
export const outlivesChanges = (text: string): boolean =>
  isPreparable(text) && !asksForAllColumns.test(text);
