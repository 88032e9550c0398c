import { presentLicense, type LicenseRow } from '@portal/shared/contracts';
import {
  isRenewable,
  licenseLabel,
  memberName,
  toCalendarDay,
  type CalendarDay,
  type License,
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
  return { id, number, product, ...period, renewable };
}

/** A license as the domain's rules see it. */
export function toLicense(
  record: LicenseRecord & { readonly idle?: boolean },
  reader: LicenseReader,
): License {
  return presentLicense(licenseRow(record, reader));
}

/**
 * The wire format of a license. The name of a person is empty if they have left and are no longer
 * known.
 */
export function licenseRow(
  record: LicenseRecord & { readonly idle?: boolean },
  { locale, today }: LicenseReader,
): LicenseRow {
  const terms = toTerms(record, today);
  const owner = { last_name: record.owner_last_name, first_name: record.owner_first_name };
  const active = { last_name: record.active_last_name, first_name: record.active_first_name };
  return {
    id: record.id,
    number: record.number,
    trial: record.trial ? 1 : 0,
    auto_continue: record.auto_continue ? 1 : 0,
    product_type: record.product,
    start_at: record.start_at,
    end_at: record.end_at,
    owner_user_id: record.owner_id,
    owner_user_name: record.owner_id === null ? null : memberName(owner, locale),
    active_user_id: record.active_id,
    active_user_name: record.active_id === null ? null : memberName(active, locale),
    standalone_at: record.standalone_at?.toISOString() ?? null,
    updatable: terms.renewable,
    ...(record.idle === true && { idle: 1 }),
    label: licenseLabel(terms),
  };
}
