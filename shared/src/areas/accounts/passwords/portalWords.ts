/** What somebody who guesses passwords of this portal tries first: its names, its things, its roles. */
export const portalWords: readonly string[] = [
  'accounts',
  'admin',
  'console',
  'customer',
  'demitasnx',
  'distributor',
  'guest',
  'license',
  'manager',
  'owner',
  'portal',
  'schematic',
];
