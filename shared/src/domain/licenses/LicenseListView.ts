import type { Product } from './License.ts';
import { validityKinds, type ValidityKind } from './validity.ts';

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

type LicenseMode = 'network' | 'standalone';

/** What the list shows, as its address says it. */
export interface LicenseListView {
  /** Words that a row must all contain. */
  readonly search: string;
  readonly product: Product | null;
  readonly mode: LicenseMode | null;
  readonly validity: ValidityKind | null;
  readonly sort: { readonly key: LicenseSortKey; readonly descending: boolean };
}

export const defaultLicenseListView: LicenseListView = {
  search: '',
  product: null,
  mode: null,
  validity: null,
  sort: { key: 'number', descending: false },
};

/** The names of the list's parameters, in the page's address and in the call alike. */
export const licenseListParameters = ['q', 'product', 'mode', 'validity', 'sort'] as const;

/**
 * Reads the view from an address. A value that is not known counts as absent, so that an old or
 * mistyped bookmark still opens the list.
 */
export function parseLicenseListAddress(parameters: URLSearchParams): LicenseListView {
  const sort = parameters.get('sort') ?? '';
  const descending = sort.startsWith('-');
  const key = oneOf(licenseSortKeys, descending ? sort.slice(1) : sort);
  return {
    search: (parameters.get('q') ?? '').trim(),
    product: oneOf(['cd', 'pd'], parameters.get('product')),
    mode: oneOf(['network', 'standalone'], parameters.get('mode')),
    validity: oneOf(validityKinds, parameters.get('validity')),
    sort: key === null ? defaultLicenseListView.sort : { key, descending },
  };
}

/** Writes the view into a copy of `parameters`; what equals the default is left out. */
export function licenseListAddress(
  view: LicenseListView,
  parameters: URLSearchParams = new URLSearchParams(),
): URLSearchParams {
  const next = new URLSearchParams(parameters);
  const { key, descending } = view.sort;
  const isDefaultSort = key === defaultLicenseListView.sort.key && !descending;
  const values: Record<(typeof licenseListParameters)[number], string | null> = {
    q: view.search,
    product: view.product,
    mode: view.mode,
    validity: view.validity,
    sort: isDefaultSort ? null : `${descending ? '-' : ''}${key}`,
  };
  for (const name of licenseListParameters) {
    const value = values[name];
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

function oneOf<const T extends string>(allowed: readonly T[], text: string | null): T | null {
  return allowed.find((value) => value === text) ?? null;
}
