import { createIntl, type IntlShape } from 'react-intl';
import { sharedCatalogs } from './catalogs.ts';
import { intlDefaults } from './intlDefaults.ts';
import type { Locale } from '../../basics/Locale.ts';

/** The texts of `@portal/shared` in any language, whatever the page's is. */
export function intlOf(locale: Locale): IntlShape {
  return createIntl({ ...intlDefaults, locale, messages: sharedCatalogs[locale] });
}
