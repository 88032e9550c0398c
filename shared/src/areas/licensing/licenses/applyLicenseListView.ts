import type { CalendarDay } from '../../../basics/calendar/CalendarDay.ts';
import { compareCodePoints } from '../../../basics/lists/compareCodePoints.ts';
import { hasWords, searchWords } from '../../../basics/lists/searchWords.ts';
import { sortRows, type SortValue } from '../../../basics/lists/sortRows.ts';
import type { License } from './License.ts';
import { productNames } from '../../products/Product.ts';
import type { LicenseListView, LicenseSortKey } from './LicenseListView.ts';
import { contractPeriodMonths, licenseValidity } from './validity.ts';

/**
 * Applies search, filters and sort to the license list. Server and browser both call it, so that
 * the streamed first rows are the first rows of the whole list.
 *
 * The search (`hasWords`) ignores case and width and finds rows with every word somewhere in number,
 * product, owner or active user. Rows without a value come last in both directions; equal rows are
 * sorted by number, then id.
 */
export function applyLicenseListView(
  licenses: readonly License[],
  view: LicenseListView,
  today: CalendarDay,
): License[] {
  const words = searchWords(view.search);
  const { key, descending } = view.sort;
  return sortRows(
    licenses.filter((license) => isShown(license, view, words, today)),
    { valueOf: sortValue[key], descending, tie: byNumber },
  );
}

/** The value that each column is sorted by. The server's ORDER BY has the same in SQL. */
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
  return words.length === 0 || hasWords(words, searchTexts(license));
}

function searchTexts({ number, product, owner, activation }: License): readonly string[] {
  return [number, productNames[product], owner?.name ?? '', activation.activeUser?.name ?? ''];
}

function byNumber(one: License, other: License): number {
  return compareCodePoints(one.number, other.number) || compareCodePoints(one.id, other.id);
}
