import { estimateQuery, readEstimate } from '@portal/shared/domain';
import { registrationForm, type RegistrationForm } from './useRegister.ts';

/**
 * What stands in the registration's form when it opens: what was typed in this tab before, and the
 * estimate that the address carries. Who comes from an estimate wants to buy, which takes a
 * Professional edition team.
 *
 * @param typed Texts by field; what is no longer a choice of the form is left out.
 * @param search Query of the page's address.
 */
export function registrationStart(
  typed: Readonly<Record<string, string>>,
  search: string,
): Partial<RegistrationForm> {
  const { kind, edition, country_code, ...texts } = registrationForm.shape;
  const choices = { kind, edition, country_code };
  const known = Object.entries({ ...texts, ...choices }).flatMap(([field, schema]) => {
    const value = typed[field];
    if (value === undefined) return [];
    const isChoice = Object.hasOwn(choices, field);
    return isChoice && !schema.safeParse(value).success ? [] : [[field, value] as const];
  });
  const kept: Partial<RegistrationForm> = Object.fromEntries(known);
  const cart = readEstimate(new URLSearchParams(search));
  if (cart === null) return kept;
  return { edition: 'professional', ...kept, estimate: estimateQuery(cart) };
}
