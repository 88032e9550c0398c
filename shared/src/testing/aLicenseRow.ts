import type { LicenseRow } from '../areas/licensing/licenses/licenses.contract.ts';

/** A valid network license of 2026 as the API sends it; `changes` say what matters to a test. */
export function aLicenseRow(changes: Partial<LicenseRow> = {}): LicenseRow {
  const number = changes.number ?? 'CD-000001';
  return {
    id: `id-${number}`,
    number,
    trial: 0,
    auto_continue: 0,
    product_type: 'cd',
    start_at: '2026-01-01',
    end_at: '2026-12-31',
    owner_user_id: 'user-owner',
    owner_user_name: '佐藤 花子',
    active_user_id: null,
    active_user_name: null,
    standalone_at: null,
    updatable: true,
    label: `${number} · Circuit Designer · 2026-12-31`,
    ...changes,
  };
}
