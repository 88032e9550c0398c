import { editionOf, useSession } from '@portal/shared';
import { missingCompanyDetails, type CompanyDetail } from '@portal/shared/domain';

/** The company details missing for downloads; `undefined` without a team. */
export function useMissingDetails(): readonly CompanyDetail[] | undefined {
  const team = useSession((session) => session.team);
  const isCommunity = useSession((session) => editionOf(session) === 'community');
  return team === null ? undefined : missingCompanyDetails(team, isCommunity);
}
