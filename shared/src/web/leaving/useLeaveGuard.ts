import { useEffect, useState } from 'react';
import { addLeaveGuard } from './leaveGuards.ts';
import { useUnloadGuard } from './useUnloadGuard.ts';

interface LeaveQuestionState {
  /** Whether the person is leaving and must be asked. */
  readonly isAsking: boolean;
  readonly stay: () => void;
  readonly leave: () => void;
}

/**
 * Asks before the page is left while `isActive`: the caller asks in a dialog about links, Back and
 * Forward, the browser about closing and reloading. In a page of another site only the browser
 * asks, since that page navigates by itself.
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
