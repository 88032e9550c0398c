import type { LicenseRow } from '@portal/shared/contracts';

/** The row of a license that ends soon, as on the wire, with a test's changes. */
export function aLicenseRow(changes: Partial<LicenseRow> = {}): LicenseRow {
  const number = changes.number ?? 'CD-000001';
  return {
    id: `id-${number}`,
    number,
    trial: 0,
    auto_continue: 0,
    product_type: 'cd',
    start_at: '2025-12-01',
    end_at: '2026-11-30',
    owner_user_id: 'user-owner',
    owner_user_name: '佐藤 花子',
    active_user_id: null,
    active_user_name: null,
    standalone_at: null,
    updatable: true,
    label: number,
    ...changes,
  };
}
