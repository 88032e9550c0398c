import { commonMessages } from './commonMessages.ts';
import { intlOf } from './intlOf.ts';
import type { Locale } from '../../basics/Locale.ts';

/**
 * A common text in a given language: for a handler that has just switched the page's language and
 * still has the former texts.
 */
export function commonText(name: keyof typeof commonMessages, locale: Locale): string {
  return intlOf(locale).formatMessage(commonMessages[name]);
}
