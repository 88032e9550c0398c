import { useIntl } from 'react-intl';
import { formatsOf, type Formats } from './formatsOf.ts';

/** Formatters in the reader's language. */
export function useFormats(): Formats {
  return formatsOf(useIntl().locale);
}
