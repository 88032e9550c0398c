import type { SyntheticEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { GivenUp } from '../../web/query/GivenUp.ts';
import { showFieldMessages } from './showFieldMessages.ts';

/** Forms that are being validated or sent. */
const sending = new WeakSet();

/**
 * The `onSubmit` of a form: sends its values if they are valid. Field messages of a refused form
 * appear under the fields; any other failure becomes `errors.root`, for an alert in the form. It
 * ignores further submissions meanwhile: Enter in a field submits even while the button is busy.
 *
 * @param send Rejects when the values were not accepted. With `GivenUp` no message is shown, and
 * the input stays unsaved.
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
