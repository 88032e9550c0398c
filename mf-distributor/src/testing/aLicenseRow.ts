import type { LicenseRow } from '@portal/shared/contracts';

/** A license as the API sends it; `changes` say what matters to a test. */
export function aLicenseRow(changes: Partial<LicenseRow> = {}): LicenseRow {
  return {
    id: 'license-1',
    number: 'CD-000001',
    trial: 0,
    auto_continue: 0,
    product_type: 'cd',
    start_at: '2026-01-01',
    end_at: '2026-12-31',
    owner_user_id: 'user-1',
    owner_user_name: '山田 花子',
    active_user_id: null,
    active_user_name: null,
    standalone_at: null,
    updatable: true,
    label: 'CD-000001',
    ...changes,
  };
}
