import { useIntl } from '@portal/shared';
import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { messages } from '../messages.ts';
import { boardShare, Handle } from './workspace.styles.ts';

/** The board's share of the width, in percent. */
const shares = { least: 30, first: 58, most: 75 } as const;
const step = 5;

/** Moves the border between board and findings, by pointer or keys. */
export function Splitter() {
  const { formatMessage } = useIntl();
  const [share, setShare] = useState<number>(shares.first);
  const move = (handle: HTMLElement, to: number) => {
    const next = Math.round(Math.min(Math.max(to, shares.least), shares.most));
    // Set by script: the content security policy refuses style attributes in markup.
    handle.parentElement?.style.setProperty(boardShare, `${String(next)}%`);
    setShare(next);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const places: Readonly<Record<string, number>> = {
      ArrowLeft: share - step,
      ArrowRight: share + step,
      Home: shares.least,
      End: shares.most,
    };
    const place = places[event.key];
    if (place === undefined) return;
    event.preventDefault();
    move(event.currentTarget, place);
  };
  const handlePointerMove = ({ currentTarget, pointerId, clientX }: PointerEvent<HTMLElement>) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const whole = currentTarget.parentElement?.getBoundingClientRect();
    if (whole) move(currentTarget, (100 * (clientX - whole.left)) / whole.width);
  };
  return (
    <Handle
      role="separator"
      tabIndex={0}
      aria-label={formatMessage(messages.splitter)}
      aria-orientation="vertical"
      aria-valuemin={shares.least}
      aria-valuenow={share}
      aria-valuemax={shares.most}
      onKeyDown={handleKeyDown}
      onPointerDown={({ currentTarget, pointerId }) => {
        currentTarget.setPointerCapture(pointerId);
      }}
      onPointerMove={handlePointerMove}
    />
  );
}
