import { waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What stands before the sentence about a wrong field, in either language. */
const errorPrefix = /(?:Error: |エラー: )/;

/**
 * Empties the form that a button sends, presses it, and expects that exactly the fields that are
 * told to be required have an error, and that it says what to enter instead of how that must look.
 *
 * @returns the labels of the required fields
 */
export async function expectEmptyFieldsTold(
  user: UserEvent,
  submit: HTMLElement,
): Promise<readonly string[]> {
  const { form } = submit instanceof HTMLButtonElement ? submit : { form: null };
  const controls = [...(form?.elements ?? [])].filter(isControl);
  for (const control of controls) await empty(user, control);
  const fields = controls.filter(isEmpty);
  await user.click(submit);
  const required = fields.filter((field) => field.required);
  await waitFor(() => {
    const wrong = fields.filter((field) => field.getAttribute('aria-invalid') === 'true');
    expect(wrong.map(labelOf)).toEqual(required.map(labelOf));
  });
  for (const field of required) {
    expect(field).toHaveAccessibleDescription(errorPrefix);
    // A sentence about a form has an example, or how many characters there must be.
    const said = field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '';
    expect(document.getElementById(said)).toHaveTextContent(/^[^@0-9]+$/);
  }
  return required.map(labelOf);
}

function isControl(element: Element): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

/** Choices that have a value have one always. */
async function empty(user: UserEvent, field: Control): Promise<void> {
  if (field instanceof HTMLSelectElement || field.type === 'radio') return;
  if (field.type !== 'checkbox') await user.clear(field);
  else if (field.required && field instanceof HTMLInputElement && field.checked) {
    await user.click(field);
  }
}

function isEmpty(field: Control): boolean {
  return field.type === 'checkbox' || field.value === '';
}

function labelOf(field: Control): string {
  return field.labels?.[0]?.textContent ?? '';
}
