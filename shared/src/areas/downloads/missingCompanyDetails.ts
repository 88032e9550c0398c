/** What a team must say of its company before it may download, in the order of its form. */
export const companyDetails = ['name', 'post_code', 'prefecture', 'address', 'tel'] as const;
export type CompanyDetail = (typeof companyDetails)[number];

type Team = Readonly<Record<CompanyDetail, string>>;

/**
 * The company details that keep a team from downloading; none: it may. Community teams may always.
 *
 * @param isCommunity whether the team's edition is the community edition
 */
export function missingCompanyDetails(team: Team, isCommunity: boolean): readonly CompanyDetail[] {
  if (isCommunity) return [];
  return companyDetails.filter((detail) => team[detail].trim() === '');
}
