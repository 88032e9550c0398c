import type { EmiLicenseRow } from '@portal/shared/contracts';
import { toCalendarDay, type Locale } from '@portal/shared/domain';
import type { EmiLicenseRecord } from './emi-licenses.queries.ts';
import { emiTexts } from './emiTexts.ts';

/** The wire format of a license of the EMI check. */
export function emiLicenseRow(record: EmiLicenseRecord, locale: Locale): EmiLicenseRow {
  const { id, label, number, times, job_count, start_at, end_at } = record;
  const left = times - job_count;
  return {
    id,
    label,
    number,
    times,
    job_count,
    created_at: record.ordered_at.toISOString(),
    start_at,
    end_at,
    selection: emiTexts[locale].selection({ label, number, left, endsOn: toCalendarDay(end_at) }),
  };
}
