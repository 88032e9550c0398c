/**
 * Calls `look(node, specifier)` for each import and re-export of another module.
 *
 * @param {(node: object, specifier: string) => void} look
 */
export function importVisitor(look) {
  const visit = ({ source }) => {
    if (typeof source?.value === 'string') look(source, source.value);
  };
  return {
    ImportDeclaration: visit,
    ImportExpression: visit,
    ExportNamedDeclaration: visit,
    ExportAllDeclaration: visit,
  };
}
