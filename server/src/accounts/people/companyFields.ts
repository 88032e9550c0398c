import type { TeamTable } from '../../db/tables/accounts.ts';

/** The columns of a team that its owner may change in the form of the company. */
export const companyFields = [
  'name',
  'post_code',
  'prefecture',
  'address',
  'tel',
  'shipping',
  'shipping_name',
  'shipping_post_code',
  'shipping_prefecture',
  'shipping_address',
  'version',
] as const satisfies readonly (keyof TeamTable)[];
