import { useEffect, useState, type KeyboardEvent } from 'react';

/**
 * The result that is marked while focus stays in the field: the first one, until keys or the pointer
 * mark another. It stays marked while later answers arrive.
 *
 * @param text The searched text: each new one resets the mark.
 * @param ids The results' element ids, in order.
 */
export function useMarkedResult(text: string, ids: readonly string[]) {
  const [marked, setMarked] = useState({ text, id: ids[0] });
  const isThere = marked.text === text && marked.id !== undefined && ids.includes(marked.id);
  const id = isThere ? marked.id : ids[0];
  if (!isThere && (marked.text !== text || marked.id !== id)) setMarked({ text, id });

  useEffect(() => {
    if (id !== undefined) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [id]);

  const mark = (next: string | undefined) => {
    // A pointer moves many times over one result.
    if (next !== undefined && next !== id) setMarked({ text, id: next });
  };
  const step = (by: 1 | -1) => {
    const index = id === undefined ? -1 : ids.indexOf(id);
    mark(ids.at((index + by) % ids.length));
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else if (event.key === 'Enter') open(id, event);
    else return;
    event.preventDefault();
  };
  return { id, mark, handleKeyDown };
}

/** Clicks a result with the pressed modifier keys. */
function open(id: string | undefined, { ctrlKey, metaKey, shiftKey }: KeyboardEvent): void {
  if (id === undefined) return;
  const click = { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey };
  document.getElementById(id)?.dispatchEvent(new MouseEvent('click', click));
}
