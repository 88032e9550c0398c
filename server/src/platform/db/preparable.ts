/** A connection keeps what was prepared on it. */
export const mostStatements = 500;

const isStatement = /^\s*(?:select|with|insert|update|delete)\b/i;
const asksForAllColumns = /(?:\bselect|\breturning|,|\.)\s*\*/i;

/** Whether a statement is one of those that gain by being prepared. */
export const isPreparable = (text: string): boolean => isStatement.test(text);

/**
 * Whether it may be prepared while other processes may change the structure. What asks for all columns
 * would answer other ones afterwards, which the database refuses for as long as the connection lives.
 */
export const outlivesChanges = (text: string): boolean =>
  isPreparable(text) && !asksForAllColumns.test(text);
