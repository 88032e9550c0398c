import { addUnsavedChanges } from '../session/unsavedChanges.ts';

/** Elements that group fields: input is lost when the element closes. */
const holders = 'form, dialog, [role="dialog"], [role="alertdialog"]';

/**
 * Input that is not worth a question: searches, and what is stored elsewhere or quickly typed
 * again.
 */
const mayBeLost = '[role="search"], search, [data-may-be-lost]';

const typedFields =
  'textarea, [contenteditable=""], [contenteditable="true"], ' +
  'input:not([type=search], [type=password], [type=checkbox], [type=radio], [type=file], ' +
  '[type=range], [type=hidden], [type=button], [type=submit])';

function textOf(field: Element): string {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    ? field.value
    : field.textContent;
}

function typedField(event: Event): Element | undefined {
  const { target } = event;
  return target instanceof Element && target.matches(typedFields) ? target : undefined;
}

/**
 * Counts input in a field of a form or dialog as unsaved until the field has its old value again,
 * is submitted or is removed. For screens whose forms do not report unsaved input themselves.
 * Fields for searching and filtering never count, nor do those of a form with `data-may-be-lost`.
 *
 * @returns How to stop.
 */
export function watchTyping(): () => void {
  /** The texts of fields before they were changed. */
  const before = new WeakMap<Element, string>();
  /** Forms with unsaved input, each with its fields and a function that ends its registration. */
  const typed = new Map<Element, { fields: Set<Element>; release: () => void }>();

  const isChanged = (field: Element) =>
    field.isConnected && textOf(field) !== (before.get(field) ?? '');
  const releaseGone = () => {
    for (const [holder, { release }] of typed) {
      if (holder.isConnected) continue;
      typed.delete(holder);
      release();
    }
  };
  const handleFocus = (event: Event) => {
    releaseGone();
    const field = typedField(event);
    if (field && !before.has(field)) before.set(field, textOf(field));
  };
  const handleInput = (event: Event) => {
    const field = typedField(event);
    const holder = field?.closest(holders);
    if (!field || !holder || field.closest(mayBeLost)) return;
    const known = typed.get(holder);
    if (known) {
      known.fields.add(field);
      return;
    }
    const fields = new Set([field]);
    typed.set(holder, { fields, release: addUnsavedChanges(() => [...fields].some(isChanged)) });
  };
  const handleSent = ({ target }: Event) => {
    const sent = target instanceof Element ? typed.get(target) : undefined;
    for (const field of sent?.fields ?? []) before.set(field, textOf(field));
  };

  document.addEventListener('focusin', handleFocus);
  document.addEventListener('input', handleInput, true);
  document.addEventListener('submit', handleSent, true);
  document.addEventListener('reset', handleSent, true);
  return () => {
    document.removeEventListener('focusin', handleFocus);
    document.removeEventListener('input', handleInput, true);
    document.removeEventListener('submit', handleSent, true);
    document.removeEventListener('reset', handleSent, true);
    for (const { release } of typed.values()) release();
  };
}
