import * as z from 'zod/mini';
import { flag } from '../../basics/contract/primitives.ts';

export const accountsTeamSchema = z.object({
  id: z.string(),
  /** Code from the configuration: community 1, professional 2. */
  edition: z.int(),
  agent: flag,
  name: z.string(),
  post_code: z.string(),
  prefecture: z.string(),
  address: z.string(),
  tel: z.string(),
  /** 1 when paper slips go to the shipping address instead of the company's. */
  shipping: flag,
  shipping_name: z.string(),
  shipping_post_code: z.string(),
  shipping_prefecture: z.string(),
  shipping_address: z.string(),
});

/** What stands for no country: nothing, null or an empty text. */
const noCountry = z.optional(z.nullable(z.literal('')));
const country = z.union([
  z.string().check(z.minLength(1)),
  z.pipe(
    noCountry,
    z.transform(() => 'JP'),
  ),
]);

/** `GET {accounts}/api/user/me/`; the first team is the current one. */
export const accountsUserSchema = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  avatar_url: z.nullable(z.string()),
  /** ISO 3166-1 alpha-2; a profile without one counts as Japanese. */
  country_code: country,
  /** Code from the configuration: owner 1, admin 2, guest 9; any other has a guest's rights. */
  role: z.int(),
  newsletter: flag,
  status: z.string(),
  teams: z.array(accountsTeamSchema),
});

export type AccountsUser = z.infer<typeof accountsUserSchema>;
export type AccountsTeam = z.infer<typeof accountsTeamSchema>;
