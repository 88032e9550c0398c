import { defineListView, type ListViewOf } from '../../../basics/lists/defineListView.ts';
import { oneOf } from '../../../basics/lists/filters.ts';
import { sortableBy } from '../../../basics/lists/sortableBy.ts';
import { products } from '../../products/Product.ts';
import { validityKinds } from './validity.ts';

/** The columns that sort the list, by their name in the address (`sort=end_at`, `sort=-end_at`). */
export const licenseSortKeys = [
  'number',
  'product',
  'owner',
  'active_user',
  'mode',
  'end_at',
  'months',
  'auto_renewal',
  'trial',
] as const;
export type LicenseSortKey = (typeof licenseSortKeys)[number];

/** The codec between the license list's address and its view. */
export const licenseListView = defineListView({
  filters: {
    product: oneOf(products),
    mode: oneOf(['network', 'standalone']),
    validity: oneOf(validityKinds),
  },
  sort: sortableBy(licenseSortKeys, { key: 'number', descending: false }),
});

/** The view of the license list: search, filters and order. */
export type LicenseListView = ListViewOf<typeof licenseListView>;
