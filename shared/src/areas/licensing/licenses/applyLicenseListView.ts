import type { CalendarDay } from '../../../basics/calendar/CalendarDay.ts';
import { compareCodePoints } from '../../../basics/lists/compareCodePoints.ts';
import { hasWords, searchWords } from '../../../basics/lists/searchWords.ts';
import { sortRows } from '../../../basics/lists/sortRows.ts';
import type { License } from './License.ts';
import { productNames } from '../../products/Product.ts';
import { licenseSorts, type LicenseListView, type licenseUses } from './LicenseListView.ts';
import { isUsableOn, licenseValidity } from './validity.ts';

/**
 * Applies search, filters and sort to the license list. Server and browser both call it, so that
 * the streamed first rows are the first rows of the whole list.
 *
 * The search (`hasWords`) ignores case and width and finds rows with every word somewhere in number,
 * product, owner or active user. Rows without a value come last in both directions; equal rows are
 * sorted by number, then id.
 */
export function applyLicenseListView<Each extends License>(
  licenses: readonly Each[],
  view: LicenseListView,
  today: CalendarDay,
): Each[] {
  const words = searchWords(view.search);
  const { key, descending } = view.sort;
  return sortRows(
    licenses.filter((license) => isShown(license, view, words, today)),
    { valueOf: licenseSorts[key], descending, tie: byNumber },
  );
}

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
  if (view.use !== null && !hasUse(license, view.use, today)) return false;
  if (view.trial !== null && !license.trial) return false;
  return words.length === 0 || hasWords(words, searchTexts(license));
}

function hasUse(license: License, use: (typeof licenseUses)[number], today: CalendarDay): boolean {
  if (use === 'idle') return license.idle;
  const isInUse = license.activation.activeUser !== null;
  return isUsableOn(license, today) && isInUse === (use === 'in_use');
}

function searchTexts({ number, product, owner, activation }: License): readonly string[] {
  return [number, productNames[product], owner?.name ?? '', activation.activeUser?.name ?? ''];
}

function byNumber(one: License, other: License): number {
  return compareCodePoints(one.number, other.number) || compareCodePoints(one.id, other.id);
}
