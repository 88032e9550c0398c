import type { LicenseRow } from '@portal/shared/contracts';
import {
  isRenewable,
  licenseLabel,
  memberName,
  toCalendarDay,
  type Activation,
  type CalendarDay,
  type License,
  type LicensePerson,
  type Locale,
} from '@portal/shared/domain';
import type { LicenseRecord, LicenseTerms } from './licenses.queries.ts';

/** The reader for whom licenses are presented. */
export interface LicenseReader {
  /** The language that decides the order of a person's names. */
  readonly locale: Locale;
  readonly today: CalendarDay;
}

/** The terms of a license that its price depends on, and whether it can be renewed. */
export function toTerms(
  { id, number, product, trial, start_at, end_at, unpaid }: LicenseTerms,
  today: CalendarDay,
) {
  const period = { startsOn: toCalendarDay(start_at), endsOn: toCalendarDay(end_at) };
  const renewable = !unpaid && isRenewable({ ...period, trial }, today);
  return { id, number, product, trial, ...period, renewable };
}

/** A license as the domain's rules see it. */
export function toLicense(record: LicenseRecord, { locale, today }: LicenseReader): License {
  const terms = toTerms(record, today);
  return {
    ...terms,
    autoRenewal: record.auto_continue,
    owner: personOf(
      record.owner_id,
      { last_name: record.owner_last_name, first_name: record.owner_first_name },
      locale,
    ),
    activation: activationOf(record, locale),
    label: licenseLabel(terms),
  };
}

/** The wire format of a license. */
export function licenseRow(record: LicenseRecord, reader: LicenseReader): LicenseRow {
  const license = toLicense(record, reader);
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

function activationOf(record: LicenseRecord, locale: Locale): Activation {
  const names = { last_name: record.active_last_name, first_name: record.active_first_name };
  const activeUser = personOf(record.active_id, names, locale);
  return record.standalone_at === null
    ? { kind: 'network', activeUser }
    : { kind: 'standalone', since: record.standalone_at.toISOString(), activeUser };
}

/** A person of a license; the name is empty if they have left and are no longer known. */
function personOf(
  id: string | null,
  names: Parameters<typeof memberName>[0],
  locale: Locale,
): LicensePerson | null {
  return id === null ? null : { id, name: memberName(names, locale) };
}
