/** The values that a signed payload may hold. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/**
 * Writes JSON with sorted keys and no spaces, so that one payload has one text to sign. Follows RFC
 * 8785 for the values that payloads hold: texts, flags, whole numbers, lists and objects.
 */
export function canonicalJson(value: Json): string {
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`);
  return `{${members.join(',')}}`;
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
