import { createIntl, type IntlShape } from 'react-intl';
import { sharedCatalogs } from './catalogs.ts';
import { intlDefaults } from './intlDefaults.ts';
import type { Locale } from '../../basics/Locale.ts';

/** The texts of `@portal/shared` in a language that need not be the page's. */
export function intlOf(locale: Locale): IntlShape {
  return createIntl({ ...intlDefaults, locale, messages: sharedCatalogs[locale] });
}
