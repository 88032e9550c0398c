import type { useZodForm } from '@portal/shared/forms';

/**
 * Resets a form to the saved values. Fields that changed after the form was sent keep their input.
 *
 * @param sent The form's values when they were sent.
 */
export function takeSaved<Values extends object>(
  form: Pick<ReturnType<typeof useZodForm<Values, unknown>>, 'getValues' | 'reset'>,
  sent: Values,
  saved: Values,
): void {
  const before = new Map(Object.entries(sent));
  const typed = Object.entries(form.getValues()).filter(
    ([name, value]) => value !== before.get(name),
  );
  form.reset(saved);
  if (typed.length > 0) {
    form.reset({ ...saved, ...Object.fromEntries(typed) }, { keepDefaultValues: true });
  }
}
