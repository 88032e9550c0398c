/** Functions that change something although a `select` calls them, and those of our own schemas. */
const changing = [
  /\b(?:nextval|setval|set_config|pg_\w+|lo_\w+|dblink\w*)\s*\(/i,
  /\b(?:manager|accounts)"?\."?\w+"?\s*\(/i,
];

/**
 * Whether a statement that was lost with its connection can be sent once more without doing anything
 * twice: one that begins work, or a `select` that writes no table and calls no function that changes
 * something. Locks that it took ended with the connection. `with` may write, so it is not repeated.
 */
export function isRepeatable(statement: string): boolean {
  if (/^\s*(?:begin|start transaction)\b/i.test(statement)) return true;
  return (
    /^\s*select\b/i.test(statement) &&
    !/\binto\b/i.test(statement) &&
    !changing.some((pattern) => pattern.test(statement))
  );
}
