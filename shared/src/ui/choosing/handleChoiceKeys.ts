import type { KeyboardEvent } from 'react';
import { choiceAttribute } from '../table/TableChoice.ts';
import type { RowChoice } from './createRowChoice.ts';

const steps = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
]);

/**
 * The arrow keys in the check boxes of a table: they lead from row to row, and with Shift they
 * choose on the way. Space is the browser's own.
 *
 * @param keyAt Key of a row by its place among those that are shown.
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
    // Of a row far from the window the neighbors are not rendered: the next press finds them.
    target.scrollIntoView({ block: 'nearest' });
    return;
  }
  if (shiftKey) choice.extend(next, keyAt(place));
  box.focus();
}
