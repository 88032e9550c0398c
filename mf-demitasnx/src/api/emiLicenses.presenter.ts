import type { EmiLicenseRow, EmiLicenses as EmiLicensesAnswer } from '@portal/shared/contracts';
import { toCalendarDay } from '@portal/shared/domain';
import type { EmiLicense, EmiLicenses } from '../domain/licenses/EmiLicense.ts';

export function presentEmiLicense(row: EmiLicenseRow): EmiLicense {
  return {
    id: row.id,
    label: row.label,
    number: row.number,
    uses: row.times,
    used: row.job_count,
    orderedAt: row.created_at,
    startsOn: toCalendarDay(row.start_at),
    endsOn: toCalendarDay(row.end_at),
    selection: row.selection,
  };
}

export function presentEmiLicenses(answer: EmiLicensesAnswer): EmiLicenses {
  return {
    trial: answer.trial,
    all: answer.licenses.map(presentEmiLicense),
    available: answer.available_licenses.map(presentEmiLicense),
  };
}
