import { useEffect, type RefObject } from 'react';

const fields =
  'input:not(:disabled, [type="hidden"]), select:not(:disabled), textarea:not(:disabled), button[aria-haspopup="listbox"]:not(:disabled)';

/** Whether an element is visible without scrolling the part or the window. */
function isInSight(element: Element, part: Element): boolean {
  const end = Math.min(part.getBoundingClientRect().bottom, window.innerHeight);
  return element.getBoundingClientRect().bottom <= end;
}

/** The first field of a form (the selected one of a radio group), otherwise the first button. */
function firstIn(part: HTMLElement, hasFields: boolean): HTMLElement | null {
  if (!hasFields) return part.querySelector('button:not(:disabled), a[href]');
  const all = [...part.querySelectorAll<HTMLElement>(fields)].filter(
    (field) => field.closest('[aria-hidden="true"]') === null,
  );
  const [first] = all;
  if (!first || !isInSight(first, part)) return null;
  const chosen = all.find(
    (field) =>
      first instanceof HTMLInputElement &&
      first.type === 'radio' &&
      field instanceof HTMLInputElement &&
      field.name === first.name &&
      field.checked,
  );
  return chosen ?? first;
}

interface FirstFocusProps {
  /** The part of the dialog that gets the focus. */
  readonly in: RefObject<HTMLElement | null>;
  readonly hasFields: boolean;
}

/**
 * Sets the focus when a dialog opens (ARIA authoring practices, dialog pattern): the first field of
 * a form, or the least destructive button of a question. If that would scroll the beginning out of
 * view, or there is no field, the dialog itself keeps the focus and is read from the top. It is a
 * component, so that its effect runs before that of the dialog.
 */
export function FirstFocus({ in: part, hasFields }: FirstFocusProps) {
  useEffect(() => {
    if (part.current) firstIn(part.current, hasFields)?.focus();
  }, [part, hasFields]);
  return null;
}
