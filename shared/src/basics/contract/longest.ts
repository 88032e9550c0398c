/** How many characters the fields of forms take at most, by the fields' names. */
export const longest = {
  last_name: 60,
  first_name: 60,
  email: 254,
  password: 200,
  new_password: 200,
  team_name: 120,
  name: 120,
  prefecture: 60,
  address: 200,
  shipping_name: 120,
  shipping_prefecture: 60,
  shipping_address: 200,
  label: 100,
  comment: 2000,
  issuer: 500,
  client_id: 300,
  client_secret: 500,
  domain: 253,
} as const;

/** How many characters a field takes at most, or `undefined` when it has no such limit. */
export function longestOf(field: string): number | undefined {
  return Object.entries<number>(longest).find(([name]) => name === field)?.[1];
}
