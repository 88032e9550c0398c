/** Functions with side effects that a `select` may call, and those of our own schemas. */
const changing = [
  /\b(?:nextval|setval|set_config|pg_\w+|lo_\w+|dblink\w*)\s*\(/i,
  /\b(?:manager|accounts)"?\."?\w+"?\s*\(/i,
];

/**
 * Whether a statement lost with its connection can safely be repeated: one that begins a
 * transaction, or a `select` that writes no table and calls no function with side effects. Its
 * locks ended with the connection. `with` may write, so it is not repeated.
 */
export function isRepeatable(statement: string): boolean {
  if (/^\s*(?:begin|start transaction)\b/i.test(statement)) return true;
  return (
    /^\s*select\b/i.test(statement) &&
    !/\binto\b/i.test(statement) &&
    !changing.some((pattern) => pattern.test(statement))
  );
}
