import type { Locale, SelectOption } from '@portal/shared';
import { countryCodes } from '@portal/shared/domain';

/** Options for all countries, named and sorted in a language. */
export function countryOptions(locale: Locale): readonly SelectOption[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  return countryCodes
    .map((code) => ({ value: code, label: names.of(code) ?? code }))
    .toSorted((left, right) => compare(left.label, right.label));
}
