/** The answer of a provider as it stands in an address: its whole query, and the state in it. */
export function stateOfQuery(url: string): { readonly state: string; readonly query: string } {
  const query = url.slice(url.indexOf('?') + 1 || url.length);
  return { query, state: new URLSearchParams(query).get('state') ?? '' };
}
