import type { EmiLicenseRow } from '@portal/shared/contracts';
import { presentEmiLicense } from '../api/emiLicenses.presenter.ts';
import type { EmiLicense } from '../domain/licenses/EmiLicense.ts';

/** A license as on the wire: bought this month, with three of five uses left. */
export function anEmiLicenseRow(changes: Partial<EmiLicenseRow> = {}): EmiLicenseRow {
  return {
    id: 'emi-1',
    label: 'Router board',
    number: 'EM-0000001',
    times: 5,
    job_count: 2,
    created_at: '2026-11-01T00:30:00Z',
    start_at: '2026-11-02',
    end_at: '2026-12-01',
    selection: 'Router board (EM-0000001) 2/5, until 2026-12-01',
    ...changes,
  };
}

/** The license of `anEmiLicenseRow`, converted for screens. */
export function anEmiLicense(changes: Partial<EmiLicenseRow> = {}): EmiLicense {
  return presentEmiLicense(anEmiLicenseRow(changes));
}
