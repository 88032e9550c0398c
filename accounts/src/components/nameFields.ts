import { nameOrder, type Locale } from '@portal/shared/domain';

const autoComplete = { last_name: 'family-name', first_name: 'given-name' } as const;

/**
 * The fields of a person's name in the order of the reader's language. A form registers them while
 * it renders itself: the first wrong field in the order of registration gets focus.
 */
export function nameFields(locale: Locale) {
  return nameOrder[locale].map((name) => ({ name, autoComplete: autoComplete[name] }));
}
