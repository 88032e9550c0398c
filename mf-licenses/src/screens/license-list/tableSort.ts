import {
  defaultLicenseListView,
  licenseSortKeys,
  type LicenseListView,
} from '@portal/shared/domain';
import type { Sort } from '@portal/shared/table';

/** The address's order as the table shows it; columns are named as they sort. */
export function sortOf({ sort }: LicenseListView): Sort {
  return { column: sort.key, direction: sort.descending ? 'descending' : 'ascending' };
}

export function viewSortOf({ column, direction }: Sort): LicenseListView['sort'] {
  const key = licenseSortKeys.find((known) => known === column);
  if (key === undefined) return defaultLicenseListView.sort;
  return { key, descending: direction === 'descending' };
}
