import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { formatsOf, type Formats } from './formatsOf.ts';

/** Formatters in the reader's language. */
export function useFormats(): Formats {
  const { locale } = useIntl();
  return useMemo(() => formatsOf(locale), [locale]);
}
