import { defineListView, type ListViewOf } from '../../../basics/lists/defineListView.ts';
import { oneOf } from '../../../basics/lists/filters.ts';
import type { SortValue } from '../../../basics/lists/sortRows.ts';
import { keysOf, sortableBy } from '../../../basics/lists/sortableBy.ts';
import { products } from '../../products/Product.ts';
import type { License } from './License.ts';
import { contractPeriodMonths, validityKinds } from './validity.ts';

/**
 * The columns that sort the list, by their name in the address (`sort=end_at`, `sort=-end_at`), with
 * the value that each sorts by. The server's ORDER BY has the same in SQL; a test compares both.
 */
export const licenseSorts = {
  number: ({ number }) => number,
  product: ({ product }) => product,
  owner: ({ owner }) => owner?.name ?? null,
  active_user: ({ activation }) => activation.activeUser?.name ?? null,
  mode: ({ activation }) => activation.kind,
  end_at: ({ endsOn }) => endsOn,
  months: contractPeriodMonths,
  auto_renewal: ({ autoRenewal }) => Number(autoRenewal),
  trial: ({ trial }) => Number(trial),
} as const satisfies Readonly<Record<string, (license: License) => SortValue>>;
export type LicenseSortKey = keyof typeof licenseSorts;
export const licenseSortKeys = keysOf(licenseSorts);

/** Use of licenses that are valid today; `idle`: none is known for `idleDays`. */
export const licenseUses = ['free', 'in_use', 'idle'] as const;

/** The codec between the license list's address and its view. */
export const licenseListView = defineListView({
  filters: {
    product: oneOf(products),
    mode: oneOf(['network', 'standalone']),
    validity: oneOf(validityKinds),
    use: oneOf(licenseUses),
    trial: oneOf(['yes']),
  },
  sort: sortableBy(licenseSortKeys, { key: 'number', descending: false }),
});

/** The view of the license list: search, filters and order. */
export type LicenseListView = ListViewOf<typeof licenseListView>;
