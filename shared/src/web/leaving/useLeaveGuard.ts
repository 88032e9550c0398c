import { useEffect, useState } from 'react';
import { addLeaveGuard } from './leaveGuards.ts';
import { useUnloadGuard } from './useUnloadGuard.ts';

interface LeaveQuestionState {
  /** Whether somebody is about to leave and is to be asked. */
  readonly isAsking: boolean;
  readonly stay: () => void;
  readonly leave: () => void;
}

/**
 * Keeps the page from being left unasked while `isActive`: by links, Back and Forward, of which its
 * caller asks in a dialog, and by closing or reloading, of which the browser asks. A page of another
 * site that embeds a remote moves by itself: there only the browser asks.
 */
export function useLeaveGuard(isActive: boolean): LeaveQuestionState {
  const [move, setMove] = useState<{ readonly leave: () => void } | null>(null);
  useUnloadGuard(isActive);

  useEffect(() => {
    if (!isActive) return;
    const remove = addLeaveGuard((leave) => {
      setMove({ leave });
    });
    return () => {
      remove();
      setMove(null);
    };
  }, [isActive]);

  const stay = () => {
    setMove(null);
  };
  return {
    isAsking: move !== null,
    stay,
    leave: () => {
      stay();
      move?.leave();
    },
  };
}
