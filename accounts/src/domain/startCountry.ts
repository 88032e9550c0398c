import { countryCodes, type Locale } from '@portal/shared/domain';

/**
 * The country that a registration begins with: the region of the browser's language; without one
 * Japan for readers of Japanese, and none for others.
 *
 * @param language the browser's first, as BCP 47 has it, e.g. `en-US`
 * @returns ISO 3166-1 alpha-2, or an empty text
 */
export function startCountry(language: string, locale: Locale): string {
  const region = regionOf(language);
  if (region !== undefined && countryCodes.includes(region)) return region;
  return locale === 'ja' ? 'JP' : '';
}

function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region;
  } catch {
    // Some programs say `C` or `en-US@posix`.
    return undefined;
  }
}
