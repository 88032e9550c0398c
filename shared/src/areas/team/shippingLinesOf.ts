/** The fields of a team that say where post goes. */
interface PostalTeam {
  readonly name: string;
  readonly post_code: string;
  readonly prefecture: string;
  readonly address: string;
  /** 1 when paper slips go to the shipping address instead of the company's. */
  readonly shipping: 0 | 1;
  readonly shipping_name: string;
  readonly shipping_post_code: string;
  readonly shipping_prefecture: string;
  readonly shipping_address: string;
}

/**
 * Where paper slips go: the team's shipping address, else its own.
 *
 * @returns post code, address and name; `null` when one of them is missing.
 */
export function shippingLinesOf(team: PostalTeam): readonly [string, string, string] | null {
  const [code, prefecture, address, name] =
    team.shipping === 1
      ? [
          team.shipping_post_code,
          team.shipping_prefecture,
          team.shipping_address,
          team.shipping_name,
        ]
      : [team.post_code, team.prefecture, team.address, team.name];
  const isWhole = code !== '' && address !== '' && name !== '';
  return isWhole ? [code, `${prefecture}${address}`, name] : null;
}
