import { useEffect, type RefObject } from 'react';

const fields =
  'input:not(:disabled, [type="hidden"]), select:not(:disabled), textarea:not(:disabled), button[aria-haspopup="listbox"]:not(:disabled)';

/** Whether something can be seen without scrolling a part, or the window. */
function isInSight(element: Element, part: Element): boolean {
  const end = Math.min(part.getBoundingClientRect().bottom, window.innerHeight);
  return element.getBoundingClientRect().bottom <= end;
}

/** The first field of a form, of a group of radio buttons the chosen one; else the first button. */
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
  /** The part of the dialog in which focus begins. */
  readonly in: RefObject<HTMLElement | null>;
  readonly hasFields: boolean;
}

/**
 * Where focus is when a dialog opens (ARIA authoring practices, dialog pattern): on the first field
 * of a form, on the least destructive button of a question. Where that would scroll the beginning
 * out of sight, and where there is no field, it stays on the dialog itself, which is read from the
 * top. It is a component, because its effect comes before that of the dialog.
 */
export function FirstFocus({ in: part, hasFields }: FirstFocusProps) {
  useEffect(() => {
    if (part.current) firstIn(part.current, hasFields)?.focus();
  }, [part, hasFields]);
  return null;
}
