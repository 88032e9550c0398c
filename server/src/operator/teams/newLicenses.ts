import { addDays, contractEndsOn, tokyoDay } from '@portal/shared/domain';
import type { CreatedTeam } from '../../accounts/directory/createTeam.ts';
import type { NewLicense } from '../../areas/licensing/licenses/createLicenses.ts';
import type { NewTeamRequest } from './teams.contract.ts';

/** The requested licenses, with dates relative to today. */
export function newLicenses(
  request: NewTeamRequest,
  people: CreatedTeam['people'],
  now: Date,
): NewLicense[] {
  const today = tokyoDay(now);
  const plain = (index: number) => ({
    product: index % 2 === 0 ? ('cd' as const) : ('pd' as const),
    starts_in_days: -30,
    months: 12,
    trial: false,
    auto_renewal: false,
    ends_in_days: undefined,
    owner: undefined,
  });
  const wanted =
    typeof request.licenses === 'number'
      ? Array.from({ length: request.licenses }, (_, index) => plain(index))
      : request.licenses;
  const ids = {
    owner: request.owner_email,
    admin: request.admin_email,
    guest: request.guest_email,
  };
  return wanted.map((license) => {
    const startsOn = addDays(today, license.starts_in_days);
    const email = license.owner && ids[license.owner];
    const owner = people.find((person) => person.email === email);
    return {
      product: license.product,
      startsOn,
      endsOn:
        license.ends_in_days === undefined
          ? contractEndsOn(startsOn, license.months)
          : addDays(today, license.ends_in_days),
      trial: license.trial,
      autoRenewal: license.auto_renewal,
      ...(owner ? { ownerId: owner.id } : {}),
    };
  });
}
