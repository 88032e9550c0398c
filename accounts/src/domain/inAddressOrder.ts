/** Parts of an address as most countries write them: from the street to the post code. */
const fromTheStreet = ['name', 'address', 'prefecture', 'post_code', 'tel'];

/**
 * The fields of an address in the order of its country. Japan begins with the post code, which is
 * the order that they are given in.
 *
 * @param country ISO 3166-1 alpha-2
 */
export function inAddressOrder<Field extends string>(
  fields: readonly Field[],
  country: string,
): readonly Field[] {
  if (country === 'JP') return fields;
  const placeOf = (field: Field) => fromTheStreet.findIndex((part) => field.endsWith(part));
  return [...fields].sort((one, other) => placeOf(one) - placeOf(other));
}
