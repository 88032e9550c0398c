import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { isApiError } from '../../web/http/ApiError.ts';

function isFieldOf<Values extends FieldValues>(
  name: string,
  values: Values,
): name is Path<Values> & string {
  return Object.hasOwn(values, name);
}

/**
 * Shows the messages of a refused form under their fields and focuses the first of these.
 *
 * @returns whether there were any; if not, the caller shows the failure in an alert
 */
export function showFieldMessages<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  error: unknown,
): boolean {
  const values = form.getValues();
  const texts = isApiError(error) ? Object.entries(error.fieldMessages) : [];
  let count = 0;
  for (const [name, message] of texts) {
    if (!isFieldOf(name, values)) continue;
    form.setError(name, { type: 'server', message }, { shouldFocus: count === 0 });
    count += 1;
  }
  return count > 0;
}
