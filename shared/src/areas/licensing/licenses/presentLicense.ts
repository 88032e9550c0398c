import { toCalendarDay } from '../../../basics/calendar/CalendarDay.ts';
import type { License, LicensePerson } from './License.ts';
import type { LicenseRow } from './licenses.contract.ts';

/** A license of the wire as rules and screens see it. */
export function presentLicense(row: LicenseRow): License {
  const activeUser = presentPerson(row.active_user_id, row.active_user_name);
  return {
    id: row.id,
    number: row.number,
    product: row.product_type,
    trial: row.trial === 1,
    autoRenewal: row.auto_continue === 1,
    startsOn: toCalendarDay(row.start_at),
    endsOn: toCalendarDay(row.end_at),
    owner: presentPerson(row.owner_user_id, row.owner_user_name),
    activation:
      row.standalone_at === null
        ? { kind: 'network', activeUser }
        : { kind: 'standalone', since: row.standalone_at, activeUser },
    idle: row.idle === 1,
    renewable: row.updatable,
    label: row.label,
  };
}

/** A person who left the team keeps their name on the license, but may have no id. */
function presentPerson(id: string | null, name: string | null): LicensePerson | null {
  return name === null ? null : { id: id ?? '', name };
}
