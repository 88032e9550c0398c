import { useSessionStore } from '@portal/shared';
import { useEffect, useState } from 'react';

const retryMs = 1000;

/** The signed-in person's id, polled every second until known. */
export function useUserId(): string | undefined {
  const session = useSessionStore();
  const [userId, setUserId] = useState(() => session.getState().user?.id);
  useEffect(() => {
    if (userId !== undefined) return undefined;
    const timer = setInterval(() => {
      setUserId(session.getState().user?.id);
    }, retryMs);
    return () => {
      clearInterval(timer);
    };
  }, [session, userId]);
  return userId;
}
