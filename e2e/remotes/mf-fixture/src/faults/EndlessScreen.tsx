import { useEffect, useState } from 'react';
import { isFaulty } from './isFaulty.ts';
import { Works } from './Works.tsx';

/** Sets state endlessly, which blocks all other rendering. */
export function EndlessScreen() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (isFaulty) setCount(count + 1);
  }, [count]);
  return <Works />;
}
