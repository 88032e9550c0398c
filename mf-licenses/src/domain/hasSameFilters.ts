import type { LicenseListView } from '@portal/shared/domain';

/** Whether two views choose the same licenses, in whatever order. */
export function hasSameFilters(one: LicenseListView, other: LicenseListView): boolean {
  return (['search', 'product', 'mode', 'validity'] as const).every(
    (name) => one[name] === other[name],
  );
}
