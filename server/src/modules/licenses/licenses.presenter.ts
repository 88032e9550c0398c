import type { LicenseRow } from '@portal/shared/contracts';
import {
  isRenewable,
  licenseLabel,
  toCalendarDay,
  type Activation,
  type CalendarDay,
  type License,
} from '@portal/shared/domain';
import type { LicenseRecord } from './licenses.queries.ts';

/** The license as the domain's rules see it. */
export function licenseOf(record: LicenseRecord, today: CalendarDay): License {
  const { id, number, product, trial } = record;
  const period = {
    startsOn: toCalendarDay(record.start_at),
    endsOn: toCalendarDay(record.end_at),
  };
  return {
    id,
    number,
    product,
    trial,
    autoRenewal: record.auto_continue,
    ...period,
    owner: personOf(record.owner_id, record.owner_name),
    activation: activationOf(record),
    renewable: !record.unpaid && isRenewable({ ...period, trial }, today),
    label: licenseLabel({ number, product, endsOn: period.endsOn }),
  };
}

/** The license as the wire has it. */
export function licenseRow(record: LicenseRecord, today: CalendarDay): LicenseRow {
  const license = licenseOf(record, today);
  const { activation, owner } = license;
  return {
    id: license.id,
    number: license.number,
    trial: license.trial ? 1 : 0,
    auto_continue: license.autoRenewal ? 1 : 0,
    product_type: license.product,
    start_at: license.startsOn,
    end_at: license.endsOn,
    owner_user_id: owner?.id ?? null,
    owner_user_name: owner?.name ?? null,
    active_user_id: activation.activeUser?.id ?? null,
    active_user_name: activation.activeUser?.name ?? null,
    standalone_at: activation.kind === 'standalone' ? activation.since : null,
    updatable: license.renewable,
    label: license.label,
  };
}

function activationOf(record: LicenseRecord): Activation {
  const activeUser = personOf(record.active_id, record.active_name);
  return record.standalone_at === null
    ? { kind: 'network', activeUser }
    : { kind: 'standalone', since: record.standalone_at.toISOString(), activeUser };
}

/** Somebody who left and is no longer known still has the license: the name is then empty. */
function personOf(id: string | null, name: string | null) {
  return id === null ? null : { id, name: name ?? '' };
}
