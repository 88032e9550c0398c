import type { SyntheticEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { showFieldMessages } from './showFieldMessages.ts';

/**
 * The `onSubmit` of a form: sends its values once they are valid. Messages for fields of a refused
 * form are shown under the fields; any other failure becomes `errors.root`, for an alert in the
 * form.
 *
 * @param send Rejects when the values were not accepted.
 */
export function submitForm<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  send: (values: Output) => Promise<void>,
): (event: SyntheticEvent) => void {
  const submit = form.handleSubmit(async (values) => {
    try {
      await send(values);
    } catch (failure) {
      if (!showFieldMessages(form, failure)) form.setError('root', { type: 'server' });
    }
  });
  return (event) => {
    void submit(event);
  };
}
