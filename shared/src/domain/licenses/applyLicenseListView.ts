import type { CalendarDay } from '../calendar/CalendarDay.ts';
import { compareCodePoints } from './compareCodePoints.ts';
import { productNames, type License } from './License.ts';
import type { LicenseListView, LicenseSortKey } from './LicenseListView.ts';
import { contractPeriodMonths, licenseValidity } from './validity.ts';

/**
 * The rows of the license list in their order: search, filters and sort. Server and browser call
 * this one rule, so that streamed first rows are the first rows of the whole list.
 *
 * Search ignores case and width (NFKC) and wants every word somewhere in number, product, owner
 * or active user. Rows without a value sort last in both directions; equal rows by number, then id.
 */
export function applyLicenseListView(
  licenses: readonly License[],
  view: LicenseListView,
  today: CalendarDay,
): License[] {
  const words = fold(view.search).split(/\s+/u).filter(Boolean);
  return licenses
    .filter((license) => isShown(license, view, words, today))
    .map((license) => ({ license, value: sortValue[view.sort.key](license) }))
    .sort((a, b) => compareValues(a.value, b.value, view.sort.descending) || tie(a, b))
    .map(({ license }) => license);
}

type SortValue = string | number | null;

/** What each column sorts by. The server's ORDER BY says the same in SQL. */
const sortValue: Readonly<Record<LicenseSortKey, (license: License) => SortValue>> = {
  number: ({ number }) => number,
  product: ({ product }) => product,
  owner: ({ owner }) => owner?.name ?? null,
  active_user: ({ activation }) => activation.activeUser?.name ?? null,
  mode: ({ activation }) => activation.kind,
  end_at: ({ endsOn }) => endsOn,
  months: contractPeriodMonths,
  auto_renewal: ({ autoRenewal }) => Number(autoRenewal),
  trial: ({ trial }) => Number(trial),
};

function isShown(
  license: License,
  view: LicenseListView,
  words: readonly string[],
  today: CalendarDay,
): boolean {
  if (view.product !== null && license.product !== view.product) return false;
  if (view.mode !== null && license.activation.kind !== view.mode) return false;
  if (view.validity !== null && licenseValidity(license, today).kind !== view.validity) {
    return false;
  }
  if (words.length === 0) return true;
  const text = searchText(license);
  return words.every((word) => text.includes(word));
}

function searchText({ number, product, owner, activation }: License): string {
  const names = `${owner?.name ?? ''}\n${activation.activeUser?.name ?? ''}`;
  return fold(`${number}\n${productNames[product]}\n${names}`);
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

function compareValues(a: SortValue, b: SortValue, descending: boolean): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  const order =
    typeof a === 'number' && typeof b === 'number'
      ? a - b
      : compareCodePoints(String(a), String(b));
  return descending ? -order : order;
}

function tie(a: { license: License }, b: { license: License }): number {
  return (
    compareCodePoints(a.license.number, b.license.number) ||
    compareCodePoints(a.license.id, b.license.id)
  );
}
