import { useEffect, useState } from 'react';
import { isFaulty } from './isFaulty.ts';
import { Works } from './Works.tsx';

/** Sets a state for ever, without a pause in which anything else would be rendered. */
export function EndlessScreen() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (isFaulty) setCount(count + 1);
  }, [count]);
  return <Works />;
}
