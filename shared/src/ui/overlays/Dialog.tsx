import { useState } from 'react';
import { unsavedChanges } from '../../web/session/unsavedChanges.ts';
import { DialogFrame, type DialogFrameProps } from './DialogFrame.tsx';
import { DiscardQuestion } from './DiscardQuestion.tsx';

interface DialogProps extends DialogFrameProps {
  /** Whether the input remains when the dialog opens again. Default `false`. */
  readonly keepsInput?: boolean;
}

/**
 * A modal dialog; render it while it is open. Focus starts in the first field, stays inside and
 * returns to the element that opened it. For a form as content, put its buttons into `actions` with
 * `form="…"`. Escape, the backdrop and the close button ask first if input in it
 * (`useUnsavedChanges`) would be lost; a Cancel button does not ask.
 */
export function Dialog({ keepsInput = false, onClose, ...frame }: DialogProps) {
  const [before] = useState(unsavedChanges);
  const [isAsking, setIsAsking] = useState(false);
  const handleClose = () => {
    const isTyped = [...unsavedChanges()].some((form) => !before.has(form));
    if (isTyped && !keepsInput) setIsAsking(true);
    else onClose();
  };
  return (
    <>
      <DialogFrame {...frame} onClose={handleClose} />
      {isAsking && (
        <DiscardQuestion
          onDiscard={onClose}
          onStay={() => {
            setIsAsking(false);
          }}
        />
      )}
    </>
  );
}
