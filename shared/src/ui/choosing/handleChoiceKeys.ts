import type { KeyboardEvent } from 'react';
import { choiceAttribute } from '../table/TableChoice.ts';
import type { RowChoice } from './createRowChoice.ts';

const steps = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
]);

/**
 * Handles arrow keys in the check boxes of a table: they move between rows, and with Shift they
 * select. The browser handles Space.
 *
 * @param keyAt Key of a row by its index among the shown rows.
 */
export function handleChoiceKeys(
  event: KeyboardEvent<HTMLElement>,
  choice: RowChoice,
  keyAt: (place: number) => string | undefined,
): void {
  const { target, currentTarget: body, key, shiftKey } = event;
  const step = steps.get(key);
  const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey;
  if (step === undefined || !isPlain || !(target instanceof HTMLElement)) return;
  if (!target.hasAttribute(choiceAttribute)) return;
  event.preventDefault();
  const place = Number(target.closest<HTMLElement>('[data-index]')?.dataset.index);
  const next = keyAt(place + step);
  const box = body.querySelector<HTMLElement>(
    `[data-index="${String(place + step)}"] [${choiceAttribute}]`,
  );
  if (!box || next === undefined) {
    // The neighbors of a row outside the window are not rendered; the next press finds them.
    target.scrollIntoView({ block: 'nearest' });
    return;
  }
  if (shiftKey) choice.extend(next, keyAt(place));
  box.focus();
}
