import { createIntl } from 'react-intl';
import { sharedCatalogs } from './catalogs.ts';
import { commonMessages } from './commonMessages.ts';
import { intlDefaults } from './intlDefaults.ts';
import type { Locale } from './locale.ts';

/**
 * A common text in a given language: for a handler that has just switched the page's language and
 * still holds the former one's texts.
 */
export function commonText(name: keyof typeof commonMessages, locale: Locale): string {
  const intl = createIntl({ ...intlDefaults, locale, messages: sharedCatalogs[locale] });
  return intl.formatMessage(commonMessages[name]);
}
