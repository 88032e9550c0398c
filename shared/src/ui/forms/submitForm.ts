import type { SyntheticEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { GivenUp } from '../../web/query/GivenUp.ts';
import { showFieldMessages } from './showFieldMessages.ts';

/** Forms whose values are checked or on their way. */
const sending = new WeakSet();

/**
 * The `onSubmit` of a form: sends its values once they are valid. Messages for fields of a refused
 * form are shown under the fields; any other failure becomes `errors.root`, for an alert in the
 * form. Meanwhile it ignores another submission: Enter in a field makes one while the button is
 * busy, too.
 *
 * @param send Rejects when the values were not accepted; with `GivenUp` nothing is said, and what is
 * typed stays unsaved.
 */
export function submitForm<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  send: (values: Output) => Promise<void>,
): (event: SyntheticEvent) => void {
  const submit = form.handleSubmit(async (values) => {
    try {
      await send(values);
    } catch (failure) {
      if (failure instanceof GivenUp) throw failure;
      if (!showFieldMessages(form, failure)) form.setError('root', { type: 'server' });
    }
  });
  return (event) => {
    event.preventDefault();
    if (sending.has(form.control)) return;
    sending.add(form.control);
    void submit(event)
      .catch((failure: unknown) => {
        if (!(failure instanceof GivenUp)) throw failure;
      })
      .finally(() => {
        // The page shows the result in a later task, which is already queued.
        setTimeout(() => {
          sending.delete(form.control);
        });
      });
  };
}
