/** What two statements have in common that differ only in how many values or rows they are given. */
export function formOf(statement: string): string {
  return statement
    .replace(/\$\d+/g, '$')
    .replace(/\$(?:, ?\$)+/g, '$')
    .replace(/\(\$\)(?:, ?\(\$\))+/g, '($)');
}
