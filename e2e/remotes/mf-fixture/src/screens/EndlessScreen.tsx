import { useEffect, useState } from 'react';

/** Sets a state for ever, without a pause in which anything else would be rendered. */
export function EndlessScreen() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    setCount(count + 1);
  }, [count]);
  return <h1>Endless</h1>;
}
